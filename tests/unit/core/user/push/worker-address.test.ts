import { beforeEach, expect, it, vi } from 'vitest';
import { workerAddress as ownAddress } from '../../../../../core/user/push/worker-address.ts';

const WORKER = 'https://krant.example/push-worker.js';

beforeEach(() => vi.resetModules());

/** The address in the build that reads a site file. */
async function siteAddress(worker: string): Promise<string> {
  vi.doMock('../../../../../core/runtime/site/language.ts', () => ({ LANGUAGE: 'en-GB' }));
  vi.doMock('../../../../../core/user/push/worker/texts.ts', () => ({
    NEWS: 'Latest news',
    SEE_FRONT_PAGE: 'See it on the front page.',
  }));
  const { workerAddress } = await import('../../../../../core/user/push/worker-address.site.ts');
  return workerAddress(worker);
}

it('is the one that is configured where the product’s own texts count', () => {
  expect(ownAddress(WORKER)).toBe(WORKER);
});

it('tells the worker the words of a site file, which it cannot read', async () => {
  const { searchParams, pathname } = new URL(await siteAddress(`${WORKER}?v=2`));
  expect(pathname).toBe('/push-worker.js');
  expect([...searchParams]).toEqual([
    ['v', '2'],
    ['lang', 'en-GB'],
    ['news', 'Latest news'],
    ['see', 'See it on the front page.'],
  ]);
});

it('leaves the address of a worker of the site’s own alone: the site may register it by that, too', async () => {
  const own = 'https://krant.example/sw.js?lang=en';
  expect(await siteAddress(own)).toBe(own);
});
