import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { onEachMoment, readMoments } from '../../../core/ui/filtering/passed.ts';
import { ALL_DEPARTMENTS, ALL_LOCATIONS, countText, DEPARTMENT, LOCATION } from './texts.ts';

const LIST: ListItems = {
  items: ['[data-vacancy], [data-department], [data-location], [data-expires-at]'],
};

/**
 * Filters the vacancies by department and city [job-listings-1], and hides those that have expired [job-listings-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const expiry = readMoments(context.feature, 'expires-at');
    const list = narrowList(
      hook,
      {
        ...LIST,
        choices: [
          {
            label: DEPARTMENT,
            all: ALL_DEPARTMENTS,
            attributes: ['department'],
            hasNames: true,
            draws: 'select',
            isOneOfSeveral: true,
          },
          {
            label: LOCATION,
            all: ALL_LOCATIONS,
            attributes: ['location'],
            hasNames: true,
            draws: 'select',
            isOneOfSeveral: true,
          },
        ],
        isListed: (item) => !expiry.hasPassed(item),
        countsAtOnce: true,
        countText,
      },
      context,
    );
    onEachMoment(list.items, expiry, list.update, context.signal);
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
