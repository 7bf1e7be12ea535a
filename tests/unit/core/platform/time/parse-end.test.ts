import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endTime, parseEnd } from '../../../../../core/platform/time/parse-end.ts';
import { amsterdam, parseTimestamp } from '../../../../../core/platform/time/parse-timestamp.ts';

const HOUR = 3_600_000;

describe('an end', () => {
  it.each([
    ['2026-11-27', '2026-11-28T00:00+01:00', 24],
    [' 2026-07-01 ', '2026-07-02T00:00+02:00', 24],
    ['2026-12-31', '2027-01-01T00:00+01:00', 24],
    ['2028-02-28', '2028-02-29T00:00+01:00', 24],
    ['9999-12-31', '+010000-01-01T00:00+01:00', 24],
    // The clock goes forward during the first of each pair, and back during the second.
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

  it.each([
    // The clock skips midnight: the second day of each pair begins at one o'clock.
    ['America/Santiago', '2026-09-05', '2026-09-06T01:00-03:00', 24],
    ['America/Santiago', '2026-09-06', '2026-09-07T00:00-03:00', 23],
    ['America/Havana', '2026-03-07', '2026-03-08T01:00-04:00', 24],
    ['America/Havana', '2026-03-08', '2026-03-09T00:00-04:00', 23],
    ['Africa/Cairo', '2026-04-23', '2026-04-24T01:00+03:00', 24],
    ['Africa/Cairo', '2026-04-24', '2026-04-25T00:00+03:00', 23],
    ['Asia/Beirut', '2026-03-28', '2026-03-29T01:00+03:00', 24],
    ['Asia/Beirut', '2026-03-29', '2026-03-30T00:00+03:00', 23],
    ['Atlantic/Azores', '2026-03-28', '2026-03-29T01:00+00:00', 24],
    // At midnight the clock goes back into the same day, which ends an hour later.
    ['America/Santiago', '2026-04-04', '2026-04-05T00:00-04:00', 25],
    ['Africa/Cairo', '2026-10-29', '2026-10-30T00:00+02:00', 25],
    ['Asia/Beirut', '2026-10-24', '2026-10-25T00:00+02:00', 25],
    // The clock goes back to midnight: the next day has two midnights, and begins with the first.
    ['America/Havana', '2026-10-31', '2026-11-01T00:00-04:00', 24],
    ['America/Havana', '2026-11-01', '2026-11-02T00:00-05:00', 25],
    ['Asia/Amman', '2021-10-28', '2021-10-29T00:00+03:00', 24],
    ['Atlantic/Azores', '2026-10-24', '2026-10-25T00:00+00:00', 24],
    // The clock changes by half an hour, and by a whole day.
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-05T00:00+11:00', 23.5],
    ['Pacific/Apia', '2011-12-29', '2011-12-31T00:00+14:00', 24],
  ])('in %s that is the day %s is %s, %d hours after it begins', (zone, day, end, hours) => {
    expect(amsterdam(Date.parse(day) + 24 * HOUR, zone)).toBe(Date.parse(end));
    expect(amsterdam(Date.parse(day), zone)).toBe(Date.parse(end) - hours * HOUR);
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
