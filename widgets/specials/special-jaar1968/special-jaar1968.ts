import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { addChapterMenu } from '../../../core/ui/chapters/add-chapter-menu.ts';
import { monthsOf } from './months-of.ts';
import { MONTHS_OF_YEAR } from './texts.ts';

/**
 * The timeline of a year: a button for each month that leads to its first event, and marks the month in view
 * [special-jaar1968-1, special-jaar1968-2]. The events stay as the server sent them, in the order of their dates.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const events = [...hook.querySelectorAll<HTMLElement>('[data-date]')];
    const months = monthsOf(events, feature);
    if (months.every(({ section }) => section === undefined)) {
      warn(feature, 'The hook has no event with a date of the year in data-date; there is no navigation.');
      return;
    }
    addChapterMenu(hook, months, { label: MONTHS_OF_YEAR, controls: 'buttons', signal });
  },
});
