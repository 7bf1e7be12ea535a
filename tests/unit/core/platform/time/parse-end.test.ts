import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endTime, parseEnd } from '../../../../../core/platform/time/parse-end.ts';
import { parseTimestamp } from '../../../../../core/platform/time/parse-timestamp.ts';

const HOUR = 3_600_000;

describe('an end', () => {
  it.each([
    ['2026-11-27', '2026-11-28T00:00+01:00', 24],
    [' 2026-07-01 ', '2026-07-02T00:00+02:00', 24],
    ['2026-12-31', '2027-01-01T00:00+01:00', 24],
    ['2028-02-28', '2028-02-29T00:00+01:00', 24],
    ['9999-12-31', '+010000-01-01T00:00+01:00', 24],
    // Clocks go forward during the first of each pair, and back during the second.
    ['2026-03-29', '2026-03-30T00:00+02:00', 23],
    ['2026-10-25', '2026-10-26T00:00+01:00', 25],
    ['2025-03-30', '2025-03-31T00:00+02:00', 23],
    ['2025-10-26', '2025-10-27T00:00+01:00', 25],
    // The days before the changes end as usual.
    ['2026-03-28', '2026-03-29T00:00+01:00', 24],
    ['2026-10-24', '2026-10-25T00:00+02:00', 24],
  ])('that is the day %s is %s, %i hours after it begins [dates-2]', (day, end, hours) => {
    const from = parseTimestamp(day) ?? Number.NaN;
    expect(parseEnd(day)).toBe(from + hours * HOUR);
    expect(parseEnd(day)).toBe(Date.parse(end));
  });

  it('of a day is the beginning of the next', () => {
    const days = fc.date({ min: new Date('1980-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const [day, next] = [0, 24 * HOUR].map((more) =>
          new Date(date.getTime() + more).toISOString().slice(0, 10),
        );
        expect(parseEnd(day)).toBe(parseTimestamp(next));
      }),
    );
  });

  it.each([
    '2026-11-27T20:00:00+01:00',
    '2026-11-27T00:00',
    '2026-03-29 20:00',
    '1795806000',
    1_795_806_000,
    1_795_806_000_000,
    '2026-02-30',
    'ooit',
    '',
    null,
    undefined,
  ])('that is %s is that moment, if it is one', (raw) => {
    expect(parseEnd(raw)).toBe(parseTimestamp(raw));
  });
});

describe('an attribute with an end', () => {
  it('reads a time, in Amsterdam’s where it names no offset, and a day to its end [dates-2, video-3]', () => {
    const { parse } = endTime();
    expect(parse('2026-03-29T20:00:00+02:00')).toBe(Date.parse('2026-03-29T18:00:00Z'));
    expect(parse('2026-03-29T20:00')).toBe(Date.parse('2026-03-29T18:00:00Z'));
    expect(parse('1774807200')).toBe(1_774_807_200_000);
    expect(parse('2026-03-29')).toBe(Date.parse('2026-03-29T22:00:00Z'));
  });

  it.each([undefined, '', 'morgenavond', '2026-02-30', '{}'])('refuses %s [video-3]', (raw) => {
    expect(() => endTime().parse(raw)).toThrow(TypeError);
  });
});
