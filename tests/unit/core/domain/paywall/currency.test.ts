// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('is the one that the site file names, for a build with such a file', async () => {
  vi.stubGlobal('nmtSite', { currency: 'CHF' });
  const { CURRENCY } = await import('../../../../../core/domain/paywall/currency.site.ts');
  expect(CURRENCY).toBe('CHF');
});
