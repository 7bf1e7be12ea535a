import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { ChapterMenu } from '../../../core/ui/chapters/ChapterMenu.tsx';
import { menuPlace } from '../../../core/ui/chapters/menu-place.ts';
import { monthsOf } from './months-of.ts';
import { MONTHS_OF_YEAR } from './texts.ts';

/**
 * The timeline of a year: a button for each month that leads to its first event, and marks the month in view
 * [special-jaar1968-1, special-jaar1968-2]. The events stay as the server sent them, in chronological order.
 */
export default widget({
  attributes: {},
  at: menuPlace,
  view: ChapterMenu,
  enhance(hook, _, { feature, show }) {
    const events = [...hook.querySelectorAll<HTMLElement>('[data-date]')];
    const months = monthsOf(events, feature);
    if (months.some(({ section }) => section))
      show({ label: MONTHS_OF_YEAR, chapters: months, controls: 'buttons' });
    else warn(feature, 'The hook has no event with a date of the year in data-date; there is no navigation.');
  },
});
