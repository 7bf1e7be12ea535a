import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDate } from '../../../../../core/platform/time/dutch-dates.ts';
import { isCalendarDate } from '../../../../../core/platform/time/is-calendar-date.ts';
import { parseTimestamp } from '../../../../../core/platform/time/parse-timestamp.ts';

const NOON = Date.UTC(2025, 10, 7, 12);

describe('a timestamp', () => {
  it.each([
    NOON / 1000,
    NOON,
    String(NOON / 1000),
    ` ${NOON} `,
    '2025-11-07T12:00:00Z',
    '2025-11-07T12:00Z',
    '2025-11-07t12:00:00.000z',
    '2025-11-07T13:00:00+01:00',
    '2025-11-07T13:00:00+0100',
    '2025-11-07T13:00:00+01',
    '2025-11-07T07:30:00-04:30',
    '2025-11-07 13:00:00',
    '2025-11-07T13:00:00,000',
  ])('written as %s is the same moment', (raw) => {
    expect(parseTimestamp(raw)).toBe(NOON);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    'gisteren',
    'NaN',
    '7 november 2025',
    '2025-13-01',
    '2025-02-30',
    '2025-02-30T12:00:00Z',
    '2025-11-07T25:00:00Z',
    '2025-11-07T12:00:00+1',
    '1e30',
    '9'.repeat(20),
    Number.NaN,
    Infinity,
  ])('that is %s is none', (raw) => {
    expect(parseTimestamp(raw)).toBeUndefined();
  });

  it('without an offset is the clock of Amsterdam, in summer and winter [dates-2]', () => {
    expect(parseTimestamp('2025-01-01T00:30')).toBe(Date.parse('2025-01-01T00:30+01:00'));
    expect(parseTimestamp('2025-07-01T00:30')).toBe(Date.parse('2025-07-01T00:30+02:00'));
    expect(parseTimestamp('2025-03-30T01:59')).toBe(Date.parse('2025-03-30T01:59+01:00'));
    expect(parseTimestamp('2025-03-30T03:00')).toBe(Date.parse('2025-03-30T03:00+02:00'));
    expect(parseTimestamp('2025-10-26T03:00')).toBe(Date.parse('2025-10-26T03:00+01:00'));
  });

  it('that the clock skips is as much later, and of two that it shows it is the first [dates-2]', () => {
    expect(parseTimestamp('2025-03-30T02:30')).toBe(Date.parse('2025-03-30T03:30+02:00'));
    expect(parseTimestamp('2025-10-26T02:30')).toBe(Date.parse('2025-10-26T02:30+02:00'));
  });

  it('that is a day is the midnight with which that day begins in Amsterdam [dates-2]', () => {
    const days = fc.date({ min: new Date('1980-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const at = parseTimestamp(date.toISOString().slice(0, 10)) ?? Number.NaN;
        const day = longDate(Date.parse(`${date.toISOString().slice(0, 10)}T12:00Z`));
        expect(longDate(at)).toBe(day);
        expect(longDate(at - 1)).not.toBe(day);
      }),
    );
  });

  it('in ISO form is unchanged', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }), (date) => {
        expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});

describe('a calendar date', () => {
  it.each(['2025-11-07', '2024-02-29', '0001-01-01'])('is %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2025-02-29', '2025-11-31', '2025-00-10', '2025-1-1', '2025-11-07 ', '20251107', '', 'x'])(
    'is not %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});
