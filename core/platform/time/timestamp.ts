import type { AttributeParser } from '../../runtime/feature/feature.ts';
import { parseTimestamp } from './parse-timestamp.ts';

/**
 * A moment, as epoch milliseconds: Unix seconds or milliseconds, or ISO 8601, in Amsterdam time if it names no
 * offset [dates-2]. Separate from the other parsers, because few features need time zones.
 */
export const timestamp = (): AttributeParser<number> => ({
  expects: 'a time such as 2026-03-29T20:00:00+02:00',
  parse: (raw) => {
    const time = parseTimestamp(raw);
    if (time === undefined) throw new TypeError('no time');
    return time;
  },
});
