import { intlFormatDistance } from 'date-fns';
import { LOCALE, TIME_ZONE } from '../../runtime/config/locale.ts';
import { onFirstUse } from '../schedule/on-first-use.ts';
import { JUST_NOW } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RELATIVE_UP_TO = 48 * HOUR;

const longFormat = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE }),
);

/**
 * Returns how long ago something was: 'zojuist', '5 minuten geleden' or '3 uur geleden', in whole units that have
 * passed [dates-1, dates-2].
 * @param at the moment, in epoch milliseconds
 * @param now in epoch milliseconds
 * @returns the text; undefined for a moment in the future, over 48 hours ago, or that is not a number
 */
export function timeAgo(at: number, now: number): string | undefined {
  const age = now - at;
  if (!(age >= 0 && age <= RELATIVE_UP_TO)) return undefined;
  if (age < MINUTE) return JUST_NOW;
  return intlFormatDistance(at, now, { locale: LOCALE, unit: age < HOUR ? 'minute' : 'hour' });
}

/**
 * Returns a day in Amsterdam in full: '7 november 2025' [dates-2].
 * @param at a moment on that day, in epoch milliseconds
 * @returns the text; undefined if `at` is not a moment
 */
export function longDate(at: number): string | undefined {
  try {
    return longFormat().format(at);
  } catch {
    return undefined;
  }
}

/**
 * Returns the time of an article: relative up to 48 hours, then the long date [dates-1].
 * @param at the publication time, in epoch milliseconds
 * @param now in epoch milliseconds
 * @returns the text; undefined for a future or invalid time, for which the server's text stays [dates-2]
 */
export function formatArticleTime(at: number, now: number): string | undefined {
  return at <= now ? (timeAgo(at, now) ?? longDate(at)) : undefined;
}
