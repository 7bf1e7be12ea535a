import { expect, it } from 'vitest';
import { maxWeeklyCents } from '../../../../../../widgets/paywall/paywall/offer/max-weekly-cents.ts';

it.each([
  ['EUR', 5000n],
  ['GBP', 5000n],
  ['CHF', 5000n],
  ['SEK', undefined],
  ['HUF', undefined],
  ['JPY', undefined],
])('the dearest week in %s costs %s cents', (currency, expected) => {
  expect(maxWeeklyCents(currency)).toBe(expected);
});
