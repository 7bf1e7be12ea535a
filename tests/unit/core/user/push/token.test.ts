// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endFormerPush, unsubscribeFromPush } from '../../../../../core/user/push/subscription.ts';
import { sendTokenOnce } from '../../../../../core/user/push/token.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { visitedPage } from '../visitor/reader.ts';
import { type PushBrowser, stubPushBrowser } from './push-browser.ts';

const WEB_PUSH = { worker: 'https://krant.example/push-worker.js', applicationServerKey: 'BA' };
let browser: PushBrowser;
let server: Backend;
let status: number;

beforeEach(() => {
  browser = stubPushBrowser();
  WEB_PUSH.worker = `${location.origin}/push-worker.js`;
  status = 204;
  server = backend({ 'POST /papi/api/user/set_token': () => status });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const send = (account = 'a', signal = new AbortController().signal) =>
  sendTokenOnce(visitedPage(), WEB_PUSH, account, signal);

it('sends the subscription as JSON, once [web-push-4]', async () => {
  await send();
  await send();
  expect(server.calls.map(({ body }) => body)).toEqual([{ token: '{"endpoint":"https://push.example/1"}' }]);
  expect(browser.worker).toBe(WEB_PUSH.worker);
  expect(browser.options[0]).toEqual({ userVisibleOnly: true, applicationServerKey: 'BA' });
});

it('sends it again when the browser has another one, and for another account [web-push-4]', async () => {
  await send();
  browser.endpoint = 'https://push.example/2';
  await send();
  expect(server.calls[1]?.body).toEqual({ token: '{"endpoint":"https://push.example/2"}' });
  await send('b');
  expect(server.calls).toHaveLength(3);
  forgetPersonal();
  await send('b');
  expect(server.calls).toHaveLength(4);
});

it('sends it again after a failure, and stores neither token nor account [web-push-7]', async () => {
  status = 503;
  await expect(send()).rejects.toMatchObject({ kind: 'status', status: 503 });
  status = 204;
  await send();
  await send();
  expect(server.calls).toHaveLength(2);
  expect(JSON.stringify({ ...localStorage })).not.toContain('push.example');
});

it('sends nothing for an account that has gone by then [web-push-1]', async () => {
  await send('a', AbortSignal.abort());
  expect(server.calls).toEqual([]);
});

it('replaces a subscription under a former key of the server', async () => {
  browser.endpoint = 'https://push.example/old';
  browser.failure = new DOMException('Another key.', 'InvalidStateError');
  await send();
  expect(server.calls[0]?.body).toEqual({ token: '{"endpoint":"https://push.example/1"}' });
});

it('ends the subscription, and removes the worker that it registered', async () => {
  await send();
  await unsubscribeFromPush();
  expect(browser.endpoint).toBeUndefined();
  expect(browser.worker).toBe(WEB_PUSH.worker);
  await endFormerPush();
  expect(browser.worker).toBeUndefined();
  expect(localStorage.getItem('nmt_push_worker')).toBeNull();
});

it.each(['/sw.js', '/assets/push-worker.js/sw.js'])(
  'ends the messages of the site’s own worker, which stays registered: %s',
  async (path) => {
    WEB_PUSH.worker = `${location.origin}${path}`;
    await send();
    await endFormerPush();
    expect([browser.worker, browser.endpoint]).toEqual([WEB_PUSH.worker, undefined]);
    expect(localStorage.getItem('nmt_push_worker')).toBeNull();
  },
);

it('finds the worker whatever words it was registered with', async () => {
  await send();
  browser.worker = `${WEB_PUSH.worker}?lang=en&news=Latest+news`;
  await unsubscribeFromPush();
  expect(browser.endpoint).toBeUndefined();
  await endFormerPush();
  expect(browser.worker).toBeUndefined();
});

it('leaves the same script alone where it serves for reading offline [design]', async () => {
  const unregister = vi.fn();
  const scope = `${location.origin}/nieuws/`;
  await send();
  browser.others = [{ scope, active: { scriptURL: WEB_PUSH.worker }, unregister, pushManager: {} }];
  await endFormerPush();
  expect([browser.worker, browser.endpoint]).toEqual([undefined, undefined]);
  expect(unregister).not.toHaveBeenCalled();
});

it('leaves a worker of the site alone', async () => {
  browser.worker = `${location.origin}/site-worker.js`;
  localStorage.setItem('nmt_push_worker', WEB_PUSH.worker);
  await endFormerPush();
  expect(browser.worker).toBe(`${location.origin}/site-worker.js`);
});
