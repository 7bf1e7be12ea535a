// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import pushPrompt from '../../../../../widgets/shell/push-prompt/push-prompt.ts';
import { type PushBrowser, stubPushBrowser } from '../../../core/user/push/push-browser.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

// Code that loads with the question is imported here, so that no test waits for it.
import '../../../../../widgets/shell/push-prompt/PushQuestion.tsx';

const WEB_PUSH = { worker: '/push-worker.js', applicationServerKey: 'BA' };
let browser: PushBrowser;
let status: number;

let server: Backend;

beforeEach(() => {
  // A prompt with a cap waits for a second, because a more important prompt may still be loading.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 200,
  });
  stubResizeObserver();
  browser = stubPushBrowser();
  setLogin('a');
  status = 204;
  server = backend({ 'GET /login-status': { permissions: [], uuid: 'u1' }, '*': () => status });
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.body.dataset.thirdpartyTemplate;
  delete document.body.dataset.articleIsFree;
});

const start = (config: object = { webPush: WEB_PUSH }) =>
  mount(pushPrompt, document.body, { config: { ...config } });
const prompt = () => screen.queryByRole('region', { name: 'Meldingen' });
const shows = () =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(prompt()).not.toBeNull();
    },
    { timeout: 5000, interval: 5 },
  );
const flag = () => localStorage.getItem('nmt_notify_denied');
const click = (name: string) => screen.getByRole('button', { name }).click();
/** Waits long enough for a prompt to show. */
const settled = () => vi.advanceTimersByTimeAsync(3000);

it('asks in the words of the paper, and the browser only after a click [web-push-2, web-push-7]', async () => {
  await start();
  await shows();
  expect(prompt()?.textContent).toContain('Wil je meldingen ontvangen?');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Nee, bedankt',
    'Ja, graag',
  ]);
  expect([browser.asked, browser.worker, flag(), server.calls]).toEqual([0, undefined, null, []]);
});

it('stores a refusal, and asks nobody again [web-push-3]', async () => {
  const { leave } = await start();
  await shows();
  click('Nee, bedankt');
  expect(flag()).toBe('true');
  expect(prompt()).toBeNull();
  leave();
  await start();
  await settled();
  expect([prompt(), browser.asked, server.calls]).toEqual([null, 0, []]);
});

it('stores consent and sends the token once, on all pages together [web-push-4]', async () => {
  const { leave } = await start();
  await shows();
  click('Ja, graag');
  expect(browser.asked).toBe(1);
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({
    call: 'POST /papi/api/user/set_token',
    body: { token: '{"endpoint":"https://push.example/1"}' },
  });
  expect(flag()).toBe('false');
  expect(prompt()).toBeNull();
  leave();
  await start();
  await settled();
  expect([prompt(), server.calls.length]).toEqual([null, 1]);
  browser.endpoint = 'https://push.example/2';
  leaveAll();
  await start();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
});

it('stores that the browser refused [web-push-7]', async () => {
  browser.answer = 'denied';
  await start();
  await shows();
  click('Ja, graag');
  await vi.waitFor(() => expect(flag()).toBe('true'));
  expect(server.calls).toEqual([]);
});

it('stores nothing where the visitor has not decided, and asks again on the next page [web-push-7]', async () => {
  browser.answer = 'default';
  const { leave } = await start();
  await shows();
  click('Ja, graag');
  await settled();
  expect([browser.asked, flag(), server.calls, prompt()]).toEqual([1, null, [], null]);
  leave();
  await start();
  await shows();
});

it('logs a token that could not be sent, and the next page tries again [web-push-7]', async () => {
  status = 503;
  const { leave } = await start();
  await shows();
  click('Ja, graag');
  await vi.waitFor(() => logged('error', 'The token of this browser could not be sent'));
  expect(flag()).toBe('false');
  status = 204;
  leave();
  await start();
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
});

it.each([
  ['nobody is logged in', () => setLogin(undefined)],
  ['the browser refuses notifications', () => Object.assign(browser, { permission: 'denied' })],
  [
    'the page belongs to a third party',
    () => Object.assign(document.body.dataset, { thirdpartyTemplate: 'winkel' }),
  ],
  [
    'the page is paywalled',
    () => document.body.append(Object.assign(document.createElement('p'), { id: 'p' })),
  ],
  ['the browser has no push messages', () => vi.stubGlobal('isSecureContext', false)],
])('does not ask where %s [web-push-1, web-push-2, web-push-7]', async (_, prepare) => {
  prepare();
  document.getElementById('p')?.setAttribute('data-paywall-content', '');
  await start();
  await settled();
  expect([prompt(), server.calls]).toEqual([null, []]);
});

it('does not ask without a worker and a key [web-push-7]', async () => {
  await start({});
  await start({ webPush: { worker: '/push-worker.js' } });
  await settled();
  expect(prompt()).toBeNull();
  logged('warn nmt site-config: "webPush" is {"worker":"/push-worker.js"}');
});

it('removes the worker of former pages where the site has none any more [web-push-7]', async () => {
  browser.worker = `${location.origin}/push-worker.js`;
  localStorage.setItem('nmt_push_worker', browser.worker);
  await start({});
  await vi.waitFor(() => expect(browser.worker).toBeUndefined());
  expect(localStorage.getItem('nmt_push_worker')).toBeNull();
});

it('waits for a more important prompt, makes way for one, and returns after it [web-push-2]', async () => {
  await start();
  await shows();
  let release = () => {};
  void requestPrompt({
    name: 'wall',
    priority: PRIORITY.paywall,
    show: (end) => {
      release = end;
    },
    signal: new AbortController().signal,
  });
  await vi.waitFor(() => expect(prompt()).toBeNull());
  release();
  await shows();
});

it('closes when the visitor decides in another tab, and leaves nothing behind', async () => {
  const { leave } = await start();
  await shows();
  localStorage.setItem('nmt_notify_denied', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'nmt_notify_denied', storageArea: localStorage }));
  expect(prompt()).toBeNull();
  localStorage.removeItem('nmt_notify_denied');
  leave();
  await start();
  await shows();
  leaveAll();
  expect(document.body.children).toHaveLength(0);
});
