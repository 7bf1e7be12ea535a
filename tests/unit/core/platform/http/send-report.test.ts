// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendReport } from '../../../../../core/platform/http/send-report.ts';
import { activatePage } from '../../../support/activate-page.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('no answer'));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

const withBeacon = (sendBeacon: unknown) => vi.stubGlobal('navigator', { sendBeacon });

it('sends a text by a beacon', () => {
  const beacon = vi.fn(() => true);
  withBeacon(beacon);
  sendReport('/reports', '{"v":1}');
  expect(beacon.mock.calls).toEqual([['/reports', '{"v":1}']]);
  expect(fetched).not.toHaveBeenCalled();
});

it.each<[string, unknown]>([
  ['refuses it', () => false],
  [
    'throws',
    () => {
      throw new TypeError('no such address');
    },
  ],
  ['has none', undefined],
])('sends it by fetch, without cookies, if the browser %s; a failure is silent', (_, beacon) => {
  withBeacon(beacon);
  sendReport('https://reports.example/in', '{"v":1}');
  expect(fetched.mock.calls).toEqual([
    ['https://reports.example/in', { method: 'POST', body: '{"v":1}', keepalive: true, credentials: 'omit' }],
  ]);
});

it('waits until a prerendered page is opened', async () => {
  const beacon = vi.fn(() => true);
  withBeacon(beacon);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  sendReport('/reports', '{}');
  expect(beacon).not.toHaveBeenCalled();
  await activatePage();
  Reflect.deleteProperty(document, 'prerendering');
  expect(beacon).toHaveBeenCalledTimes(1);
});
