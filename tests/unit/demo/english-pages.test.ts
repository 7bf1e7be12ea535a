import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, demoSite } from './demo-site.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('answers that the pages in English are not built if nothing builds them', async () => {
  const site = demoSite();
  const answer = await call(site, '/?language=en');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('The pages in English are not built');
  expect((await call(site, '/')).status).toBe(200);
});

it('answers for a page in English when the build is ready', async () => {
  vi.stubEnv('NMT_SITE_BUILD', 'running');
  const answered = vi.fn();
  const answer = call(demoSite(), '/?language=en').then(answered);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).not.toHaveBeenCalled();
  vi.stubEnv('NMT_SITE_BUILD', 'ended');
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
  expect(answered).toHaveBeenCalledOnce();
});
