import type { AttributeParser } from '../../runtime/feature/feature.ts';
import { isCalendarDate } from './is-calendar-date.ts';
import { amsterdam, parseTimestamp } from './parse-timestamp.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Reads the time at which something ends. A date without a time includes the whole day: the end is the start of the
 * next day in Amsterdam, after 23, 24 or 25 hours [dates-2]. Any other time is read by {@link parseTimestamp}.
 * @param raw such as '2026-11-27', '2026-11-27T20:00:00+01:00' or 1795806000
 * @returns the first moment after it, in epoch milliseconds, or undefined if it is not a time
 */
export function parseEnd(raw: string | number | null | undefined): number | undefined {
  const day = typeof raw === 'string' ? raw.trim() : '';
  return isCalendarDate(day) ? amsterdam(Date.parse(`${day}T00:00Z`) + DAY) : parseTimestamp(raw);
}

/**
 * Parses an attribute with the time at which something ends, by {@link parseEnd}. Separate from the other parsers,
 * because few features need time zones.
 */
export const endTime = (): AttributeParser<number> => ({
  expects: 'a time such as 2026-03-29T20:00:00+02:00, or a day, which counts to its end',
  parse: (raw) => {
    const time = parseEnd(raw);
    if (time === undefined) throw new TypeError('no time');
    return time;
  },
});
