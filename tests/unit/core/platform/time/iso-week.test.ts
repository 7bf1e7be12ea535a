import { expect, it } from 'vitest';
import { addWeeks, mondayOf } from '../../../../../core/platform/time/iso-week.ts';

it.each([
  ['2026-03-23', '2026-03-23'],
  ['2026-03-29', '2026-03-23'],
  ['2026-03-30', '2026-03-30'],
  ['2026-03-29T23:59:00Z', '2026-03-23'],
  ['2026-01-01', '2025-12-29'],
  ['1969-12-31', '1969-12-29'],
  // ISO 8601: 1 January 2027 is in week 53 of 2026.
  ['2026-W01', '2025-12-29'],
  ['2026-W13', '2026-03-23'],
  ['2026W13', '2026-03-23'],
  ['2026-W53', '2026-12-28'],
  ['2026-W00', undefined],
  ['2026-W54', undefined],
  ['2026-02-30', undefined],
  ['', undefined],
  ['maandag', undefined],
])('the week of %s begins on %s', (text, monday) => {
  expect(mondayOf(text)).toBe(monday);
});

it('goes over the change of the clock and of the year', () => {
  expect(addWeeks('2026-03-23', 1)).toBe('2026-03-30');
  expect(addWeeks('2026-01-05', -2)).toBe('2025-12-22');
});
