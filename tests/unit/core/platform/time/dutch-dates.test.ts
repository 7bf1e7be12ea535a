import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatArticleTime, longDate, timeAgo } from '../../../../../core/platform/time/dutch-dates.ts';

const NOW = Date.UTC(2025, 10, 9, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the time of an article', () => {
  it.each([
    [0, 'zojuist'],
    [MINUTE - 1, 'zojuist'],
    [MINUTE, '1 minuut geleden'],
    [2 * MINUTE - 1, '1 minuut geleden'],
    [2 * MINUTE, '2 minuten geleden'],
    [HOUR - 1, '59 minuten geleden'],
    [HOUR, '1 uur geleden'],
    [24 * HOUR, '24 uur geleden'],
    [48 * HOUR, '48 uur geleden'],
    [48 * HOUR + 1, '7 november 2025'],
    [365 * 24 * HOUR, '9 november 2024'],
  ])('%d ms ago reads "%s" [dates-1, dates-2]', (age, text) => {
    expect(formatArticleTime(NOW - age, NOW)).toBe(text);
  });

  it.each([NOW + 1, NOW + HOUR, Number.NaN, Infinity, -Infinity, -8.64e15 - 1])(
    'leaves the server text where it is %d [dates-2]',
    (at) => {
      expect(formatArticleTime(at, NOW)).toBeUndefined();
    },
  );

  it('never counts down and never shows a unit that has not passed [dates-1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: 48 * HOUR }), (age) => {
        const text = timeAgo(NOW - age, NOW) ?? '';
        const unit = text.includes('uur') ? HOUR : MINUTE;
        const shown = Number.parseInt(text, 10) * unit;
        expect(shown).toBeGreaterThan(0);
        expect(shown).toBeLessThanOrEqual(age);
        expect(shown).toBeGreaterThan(age - unit);
      }),
    );
  });

  it('is relative by elapsed time when the clock changes in between [dates-1]', () => {
    const beforeChange = Date.parse('2025-10-26T00:30:00+02:00');
    const afterChange = Date.parse('2025-10-26T04:30:00+01:00');
    expect(timeAgo(beforeChange, afterChange)).toBe('5 uur geleden');
    // In spring the clock goes forward at one o'clock UTC.
    const inSpring = Date.parse('2026-03-29T06:30:00+02:00');
    expect(formatArticleTime(Date.parse('2026-03-28T22:30:00Z'), inSpring)).toBe('6 uur geleden');
    expect(formatArticleTime(Date.parse('2026-03-27T05:00:00Z'), inSpring)).toBe('47 uur geleden');
  });
});

describe('a long date', () => {
  it('is the day in Amsterdam, in Dutch [dates-2, page-runtime-4]', () => {
    expect(longDate(Date.parse('2025-11-06T23:30:00Z'))).toBe('7 november 2025');
    expect(longDate(Date.parse('2025-07-06T22:30:00Z'))).toBe('7 juli 2025');
    expect(longDate(Date.parse('2025-11-06T22:30:00Z'))).toBe('6 november 2025');
  });
});
