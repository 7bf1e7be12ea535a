import { expect, it } from 'vitest';
import { snapShowDays } from '../../../../../core/user/history/show-days.ts';

it.each([
  [30, 30],
  [90, 90],
  [180, 180],
  [60, 30],
  [61, 90],
  [135, 90],
  [136, 180],
  [0, 30],
  [-5, 30],
  [1, 30],
  [365, 180],
  [Number.MAX_SAFE_INTEGER, 180],
  [null, 30],
])('snaps %s days to %i [privacy-settings-1, privacy-settings-3, privacy-settings-6]', (stored, shown) => {
  expect(snapShowDays(stored)).toBe(shown);
});
