import { tz } from '@date-fns/tz';
import { subDays } from 'date-fns';
import { amsterdamClock, clockTime } from '../../../core/platform/time/amsterdam-clock.ts';
import { TIME_ZONE } from '../../../core/runtime/config/locale.ts';

/** The results of the lookups, in epoch milliseconds; undefined if there is none. */
export interface EditionDates {
  /** The time of the latest edition. */
  readonly edition?: number | undefined;
  /** The time of the latest article for this visitor. */
  readonly article?: number | undefined;
  /** When the visitor last opened an edition. */
  readonly viewed?: number | undefined;
}

const MINUTE = 60_000;
/** The time for which results are valid, in milliseconds [edition-indicator-2]. */
const CACHED = 15 * MINUTE;
/** The same period between 22:45 and 00:15, when tomorrow's paper is published [edition-indicator-2]. */
const CACHED_AT_NIGHT = 2 * MINUTE;
const NIGHT = { from: clockTime(22, 45), until: clockTime(0, 15) };
/** Time from which an edition counts as new for a visitor who has opened one on the same day [edition-indicator-3]. */
const EVENING = clockTime(22);
/** Number of days after which a new edition is assumed [edition-indicator-3]. */
const ASSUMED_NEW_AFTER = 2;

/**
 * Returns the time for which the results of the lookups are valid: 15 minutes, from 22:45 until 00:15 in Amsterdam 2
 * minutes [edition-indicator-2, edition-indicator-4].
 * @param now epoch milliseconds
 * @returns milliseconds
 */
export function cacheTime(now: number): number {
  const { minutes } = amsterdamClock(now);
  // The period includes midnight.
  return minutes >= NIGHT.from || minutes < NIGHT.until ? CACHED_AT_NIGHT : CACHED;
}

/**
 * Whether there is an edition that the visitor has not seen [edition-indicator-1, edition-indicator-3]:
 * - after more than two days without a visit, by Amsterdam's calendar, there is always one;
 * - otherwise an edition is new if it came out after the last visit. On the day of the last visit this counts only from
 *   22:00 on, when the next day's edition has been published. Future editions do not count.
 * @param dates the results of the lookups
 * @param now epoch milliseconds
 */
export function hasNewEdition({ edition, article, viewed }: EditionDates, now: number): boolean {
  const out = [edition, article].filter((at) => at !== undefined && at <= now) as number[];
  if (viewed === undefined) return out.length > 0;
  if (viewed < subDays(now, ASSUMED_NEW_AFTER, { in: tz(TIME_ZONE) }).getTime()) return true;
  if (!out.some((at) => at > viewed)) return false;
  const [present, look] = [amsterdamClock(now), amsterdamClock(viewed)];
  return present.day !== look.day || present.minutes >= EVENING;
}
