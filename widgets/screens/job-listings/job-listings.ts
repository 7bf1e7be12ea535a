import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { onEachMoment, readMoments } from '../../../core/ui/filtering/passed.ts';
import { ALL_DEPARTMENTS, ALL_LOCATIONS, countText, DEPARTMENT, LOCATION } from './texts.ts';

/** Narrows the vacancies by department and place [job-listings-1], and hides those that have expired [job-listings-2]. */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const expiry = readMoments(feature, 'expires-at');
    const list = narrowList(
      hook,
      {
        items: [
          '[data-vacancy], [data-department], [data-afdeling], [data-location], [data-locatie], [data-expires-at]',
        ],
        choices: [
          {
            label: DEPARTMENT,
            all: ALL_DEPARTMENTS,
            attributes: ['department', 'afdeling'],
            hasNames: true,
            draws: 'select',
            isOneOfSeveral: true,
          },
          {
            label: LOCATION,
            all: ALL_LOCATIONS,
            attributes: ['location', 'locatie'],
            hasNames: true,
            draws: 'select',
            isOneOfSeveral: true,
          },
        ],
        isListed: (item) => !expiry.hasPassed(item),
        countsAtOnce: true,
        countText,
      },
      signal,
    );
    onEachMoment(list.items, expiry, list.update, signal);
  },
});
