import { expect, it } from 'vitest';
import { untilText } from '../../../../../../core/platform/time/moment/until-text.ts';
import { parseEnd } from '../../../../../../core/platform/time/parse-end.ts';

it.each([
  // A date only, including days with 23 and 25 hours, and the end of a month.
  ['2026-04-05', 'tot en met 5 april 2026'],
  ['2026-03-29', 'tot en met 29 maart 2026'],
  ['2026-10-25', 'tot en met 25 oktober 2026'],
  ['2026-12-31', 'tot en met 31 december 2026'],
  // The same end, written as a moment.
  ['2026-04-06T00:00', 'tot en met 5 april 2026'],
  ['2026-04-05T22:00:00Z', 'tot en met 5 april 2026'],
  ['2026-04-05T23:59', 'tot 5 april 2026, 23:59 uur'],
  ['2026-04-06T00:01', 'tot 6 april 2026, 00:01 uur'],
  ['2026-04-05T10:00:00Z', 'tot 5 april 2026, 12:00 uur'],
])('names the last day, or else the moment: %s [dates-2]', (end, text) => {
  expect(untilText(parseEnd(end) ?? Number.NaN)).toBe(text);
});

it('is empty for what is not a moment', () => {
  expect(untilText(Number.NaN)).toBe('');
});
