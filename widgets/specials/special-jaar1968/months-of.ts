import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { MONTHS } from '../../../core/platform/time/texts.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Chapter } from '../../../core/ui/chapters/chapter.ts';

/** The year of the timeline. */
const YEAR = 1968;

/**
 * The months of the year, each with its first event [special-jaar1968-1]. An event whose `data-date` is not a day of
 * the year stays in its position, belongs to no month, and is logged.
 * @param events elements with `data-date`, in document order
 * @param feature the feature's name, for the warning
 */
export function monthsOf(events: readonly HTMLElement[], feature: string): Chapter[] {
  const months = events.map((event) => monthOf(event.dataset.date ?? '', feature));
  return MONTHS.map((label, month) => ({ label, section: events[months.indexOf(month)] }));
}

/** @returns 0 for January; undefined for an invalid date or one of another year */
function monthOf(date: string, feature: string): number | undefined {
  const day = date.trim().slice(0, 10);
  if (isCalendarDate(day) && Number(day.slice(0, 4)) === YEAR) return Number(day.slice(5, 7)) - 1;
  warn(
    feature,
    `data-date is ${JSON.stringify(date.slice(0, 80))}; expected a day of ${YEAR} as yyyy-mm-dd.`,
  );
  return undefined;
}
