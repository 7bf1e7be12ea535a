import { amsterdamClock } from '../amsterdam-clock.ts';
import { clockText } from '../clock-text.ts';
import { longDate } from '../dutch-dates.ts';
import { dateAndTime } from './texts.ts';

/**
 * Returns a moment with its date, whatever the present time is: '7 november 2025, 13:05 uur' [dates-2].
 * @param at epoch milliseconds
 * @returns an empty text if `at` is not a moment
 */
export function momentText(at: number): string {
  const date = longDate(at);
  return date === undefined ? '' : dateAndTime(date, clockText(at));
}

/**
 * Returns the shortest unambiguous text for a moment: today only the time of day, otherwise with the date.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 * @returns '13:05', or '7 november 2025, 13:05 uur'; an empty text if `at` is not a moment
 */
export function clockOrMomentText(at: number, now: number): string {
  const text = momentText(at);
  return text !== '' && amsterdamClock(at).day === amsterdamClock(now).day ? clockText(at) : text;
}
