// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendForm } from '../../../../../core/platform/http/send-form.ts';

const SERVICE = 'https://telling.example/bezoek';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const beaconed = vi.fn<(url: string, body: URLSearchParams) => boolean>();
const prototype = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive');

function setKeepalive(isKnown: boolean): void {
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  if (isKnown)
    Object.defineProperty(Request.prototype, 'keepalive', { configurable: true, get: () => false });
}

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  beaconed.mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { sendBeacon: beaconed });
});

afterEach(() => {
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  if (prototype) Object.defineProperty(Request.prototype, 'keepalive', prototype);
});

it.each([false, true])('sends a form without cookies that outlives the page (leaving: %s)', (isLeaving) => {
  setKeepalive(true);
  sendForm(SERVICE, { a: '1', b: 'é&' }, isLeaving);
  expect(beaconed).not.toHaveBeenCalled();
  const [[url, init] = []] = fetched.mock.calls;
  expect(url).toBe(SERVICE);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, mode: 'no-cors' });
  expect(String(init?.body)).toBe('a=1&b=%C3%A9%26');
});

it('uses sendBeacon only where fetch does not outlive the page, and only when the page is left', () => {
  setKeepalive(false);
  sendForm(SERVICE, { a: '1' }, false);
  expect(fetched).toHaveBeenCalledOnce();
  expect(beaconed).not.toHaveBeenCalled();
  sendForm(SERVICE, { a: '2' }, true);
  expect(fetched).toHaveBeenCalledOnce();
  expect(beaconed.mock.calls.map(([url, body]) => [url, String(body)])).toEqual([[SERVICE, 'a=2']]);
});

it.each(['http://telling.example/', 'javascript:alert(1)', 'blob:https://telling.example/x'])(
  'does not call %j',
  (address) => {
    sendForm(address, {}, false);
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('calls the site itself, also without https', () => {
  sendForm('/telling', {}, false);
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['rejects', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'throws',
    () =>
      fetched.mockImplementation(() => {
        throw new TypeError('refused');
      }),
  ],
])('is silent where the call %s [click-tracking-2]', async (_, spoil) => {
  spoil();
  expect(() => sendForm(SERVICE, {}, false)).not.toThrow();
  await Promise.resolve();
});
