// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it.each([
  ['GBP', 5000n],
  ['CHF', 5000n],
  ['SEK', undefined],
  ['HUF', undefined],
  ['JPY', undefined],
])('in %s is %s', async (currency, expected) => {
  vi.resetModules();
  vi.doMock('../../../../../../core/domain/paywall/currency.ts', () => ({ CURRENCY: currency }));
  const { MAX_WEEKLY_CENTS } = await import(
    '../../../../../../widgets/paywall/paywall/offer/max-weekly.site.ts'
  );
  expect(MAX_WEEKLY_CENTS).toBe(expected);
});
