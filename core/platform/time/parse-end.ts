import type { AttributeParser } from '../../runtime/feature/feature.ts';
import { isCalendarDate } from './is-calendar-date.ts';
import { amsterdam, parseTimestamp } from './parse-timestamp.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Reads when something ends. Whoever writes a day alone means all of it: the end is the moment at which the next day
 * begins in Amsterdam, after 23, 24 or 25 hours [dates-2]. Any other time is what {@link parseTimestamp} reads.
 * @param raw such as '2026-11-27', '2026-11-27T20:00:00+01:00' or 1795806000
 * @returns the first moment after it, in epoch milliseconds, or undefined if it is not a time
 */
export function parseEnd(raw: string | number | null | undefined): number | undefined {
  const day = typeof raw === 'string' ? raw.trim() : '';
  return isCalendarDate(day) ? amsterdam(Date.parse(`${day}T00:00Z`) + DAY) : parseTimestamp(raw);
}

/**
 * An attribute that says when something ends, read by {@link parseEnd}. Separate from the other parsers, because few
 * features need time zones.
 */
export const endTime = (): AttributeParser<number> => ({
  expects: 'a time such as 2026-03-29T20:00:00+02:00, or a day, which counts to its end',
  parse: (raw) => {
    const time = parseEnd(raw);
    if (time === undefined) throw new TypeError('no time');
    return time;
  },
});
