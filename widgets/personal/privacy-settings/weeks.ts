import { amsterdamClock } from '../../../core/platform/time/amsterdam-clock.ts';
import { addWeeks, mondayOf } from '../../../core/platform/time/iso-week.ts';
import type { WeekCount } from '../../../core/user/history/api/reading-history.ts';

/** One bar of the chart. */
export interface Week {
  /** The date of its Monday in Amsterdam, in the form yyyy-mm-dd. */
  readonly monday: string;
  /** Number of articles that were read. */
  readonly count: number;
}

/** The number of weeks that include a number of days. */
export const weeksIn = (days: number): number => Math.ceil(days / 7);

/**
 * The latest weeks with their counts, oldest first; a week that the server left out has the count 0.
 * @param counts the counts as sent; an entry without a valid week or count is left out
 * @param length the number of weeks, including the current one
 * @param now current time in epoch milliseconds
 */
export function latestWeeks(counts: readonly WeekCount[], length: number, now: number): Week[] {
  const byMonday = new Map<string, number>();
  for (const { week, count } of counts) {
    const monday = mondayOf(week);
    if (monday !== undefined && count > 0) {
      byMonday.set(monday, (byMonday.get(monday) ?? 0) + Math.floor(count));
    }
  }
  const present = mondayOf(amsterdamClock(now).day) ?? '';
  return Array.from({ length }, (_, index) => {
    const monday = addWeeks(present, index - length + 1);
    return { monday, count: byMonday.get(monday) ?? 0 };
  });
}

/**
 * The values at which the chart has lines: from 0 to at least the highest count, in whole numbers.
 * @param highest the highest count
 */
export function ticks(highest: number): readonly [0, number, number] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const top = [2, 4, 6, 10, 20].map((step) => step * power).find((value) => value >= highest) ?? highest;
  return [0, top / 2, top];
}
