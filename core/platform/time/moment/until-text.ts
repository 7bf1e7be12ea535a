import { amsterdamClock } from '../amsterdam-clock.ts';
import { longDate } from '../dutch-dates.ts';
import { momentText } from './moment-text.ts';
import { untilDay, untilMoment } from './texts.ts';

/**
 * Returns the text that says until when something is valid. If it ends at the end of a day, as `parseEnd` reads a date
 * without a time, the text names that day: 'tot en met 5 april 2026'. Any other end is a moment: 'tot 5 april 2026,
 * 12:00 uur' [dates-2].
 * @param end the first moment after the period, in epoch milliseconds
 * @returns an empty text if `end` is not a moment
 */
export function untilText(end: number): string {
  const moment = momentText(end);
  if (moment === '') return '';
  const last = end - 1;
  const isWholeDay = amsterdamClock(last).day !== amsterdamClock(end).day;
  return isWholeDay ? untilDay(longDate(last) ?? '') : untilMoment(moment);
}
