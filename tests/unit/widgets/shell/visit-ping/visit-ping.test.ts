// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import visitPing from '../../../../../widgets/shell/visit-ping/visit-ping.ts';
import { activatePage } from '../../../support/activate-page.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVICE = 'https://telling.example/bezoek';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const pings = () =>
  fetched.mock.calls.map(([, init]) => Object.fromEntries(new URLSearchParams(String(init.body))));
const withService = { config: { endpoints: { clickTracking: SERVICE } } };

function start(facts: Parameters<typeof mount>[2] = withService) {
  return mount(visitPing, document.body, facts);
}

function hide(state: 'hidden' | 'visible' = 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  // A browser that supports requests which outlive the page (`keepalive`).
  Object.defineProperty(Request.prototype, 'keepalive', { configurable: true, get: () => false });
  document.body.dataset.consentRequired = 'false';
  document.body.dataset.articleId = '4101';
  history.replaceState(null, '', '/nieuws/titel-a4101?via=nieuwsbrief&gift_token=geheim');
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  leaveAll();
  hide('visible');
  Reflect.deleteProperty(document, 'prerendering');
  vi.useRealTimers();
});

it('reports the visit once, at idle, without cookies [click-tracking-1, click-tracking-2]', async () => {
  await start();
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched.mock.calls).toMatchObject([
    [SERVICE, { method: 'POST', credentials: 'omit', keepalive: true }],
  ]);
  expect(pings()).toEqual([
    {
      v: expect.stringMatching(/^[\da-f-]{36}$/),
      r: '',
      from: '',
      to: `${location.origin}/nieuws/titel-a4101?via=nieuwsbrief`,
      via: 'nieuwsbrief',
      blog_slug: '',
      post_id: '4101',
      version: '',
    },
  ]);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it('reports it when the page is left before that, and not again [click-tracking-2]', async () => {
  await start();
  hide();
  expect(fetched).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  hide('visible');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it('reports a restored page as a view of its own', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(200);
  emit('page:restored', {});
  await vi.advanceTimersByTimeAsync(200);
  const [first, second] = pings();
  expect(second).toMatchObject({ via: 'history' });
  expect(second?.v).not.toBe(first?.v);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('carries the release also on a page where window.nmt has not loaded yet [click-tracking-1]', async () => {
  await start({ ...withService, release: 'r7' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pings()[0]?.version).toBe('r7');
});

it.each([
  ['without a service', { config: {} }, '/'],
  ['with a group of services', { config: { endpoints: { clickTracking: { a: SERVICE } } } }, '/'],
  [
    'with a service without https',
    { config: { endpoints: { clickTracking: 'http://telling.example/' } } },
    '/',
  ],
  ['under /layout/', withService, '/layout/proef'],
  ['under /privacy/', withService, '/privacy/'],
  ['with debug=disable-trackers', withService, '/?debug=disable-trackers'],
])('reports nothing %s [click-tracking-2, analytics-1]', async (_, facts, address) => {
  history.replaceState(null, '', address);
  await start(facts);
  await vi.advanceTimersByTimeAsync(5_000);
  hide();
  expect(fetched).not.toHaveBeenCalled();
});

it('reports nothing of a prerendered page, until the reader opens it', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  hide();
  expect(fetched).not.toHaveBeenCalled();
  await activatePage();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledOnce();
});

it('waits for consent where the site requires it for measuring [consent-6]', async () => {
  document.body.dataset.consentRequired = 'true';
  await start({ config: { ...withService.config, consentPurposes: ['analytics'] } });
  await vi.advanceTimersByTimeAsync(5_000);
  hide();
  expect(fetched).not.toHaveBeenCalled();
});

it('logs nothing when the service fails [click-tracking-2]', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledOnce();
});
