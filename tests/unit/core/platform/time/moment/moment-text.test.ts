import { expect, it } from 'vitest';
import { clockOrMomentText, momentText } from '../../../../../../core/platform/time/moment/moment-text.ts';

const at = (iso: string) => Date.parse(iso);

it('writes a moment with its date, in Amsterdam in summer and winter [dates-2]', () => {
  expect(momentText(at('2026-03-29T00:30Z'))).toBe('29 maart 2026, 01:30 uur');
  expect(momentText(at('2026-03-29T01:30Z'))).toBe('29 maart 2026, 03:30 uur');
  expect(momentText(Number.NaN)).toBe('');
});

it.each([
  ['2026-11-23T08:05+01:00', '2026-11-23T23:59+01:00', '08:05'],
  ['2026-11-23T23:59+01:00', '2026-11-24T00:01+01:00', '23 november 2026, 23:59 uur'],
  ['2026-11-24T00:01+01:00', '2026-11-23T23:59+01:00', '24 november 2026, 00:01 uur'],
])('leaves the date out on the day itself only: %s at %s', (moment, now, text) => {
  expect(clockOrMomentText(at(moment), at(now))).toBe(text);
});
