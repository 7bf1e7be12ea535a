// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import webPush from '../../../../../widgets/personal/web-push/web-push.ts';
import { type PushBrowser, stubPushBrowser } from '../../../core/user/push/push-browser.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const WEB_PUSH = { worker: '/push-worker.js', applicationServerKey: 'BA' };
let browser: PushBrowser;
let settings: object;
let failing: RegExp;

let server: Backend;

beforeEach(() => {
  browser = stubPushBrowser();
  setLogin('a');
  failing = /^$/;
  settings = { data: { web_breaking_news: 'always', web_highlights: 'daily', web_topics: 'never' } };
  server = backend({
    'GET /login-status': { permissions: [], uuid: 'u1' },
    '*': ({ call }) => {
      if (failing.test(call)) return 500;
      return call.startsWith('GET') ? settings : 204;
    },
  });
  document.body.innerHTML = '<div data-widget="web-push"><p>Van de server</p></div>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const start = (config: object = { webPush: WEB_PUSH }) =>
  mount(webPush, document.querySelector<HTMLElement>('[data-widget]'), { config: { ...config } });
const kind = (name: string) =>
  screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
const writes = () =>
  server.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => ({ call, body }));

it('shows the three kinds, of which "never" is off [web-push-5]', async () => {
  await start();
  expect((await kind('Groot nieuws')).checked).toBe(true);
  expect((await kind('Hoogtepunten')).checked).toBe(true);
  expect((await kind('Mijn onderwerpen')).checked).toBe(false);
  expect(server.lines()).toEqual(['GET /papi/api/user/settings/']);
});

it('saves each choice at once and alone, and the flag of this browser never [web-push-5, web-push-6]', async () => {
  localStorage.setItem('nmt_notify_denied', 'true');
  await start();
  await userEvent.click(await kind('Hoogtepunten'));
  expect((await kind('Hoogtepunten')).checked).toBe(false);
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  await vi.waitFor(async () => expect((await kind('Hoogtepunten')).getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(await kind('Hoogtepunten'));
  await userEvent.click(await kind('Mijn onderwerpen'));
  await vi.waitFor(() => expect(writes()).toHaveLength(3));
  const call = 'PUT /papi/api/user/settings/';
  expect(writes()).toEqual([
    { call, body: { web_highlights: 'never' } },
    { call, body: { web_highlights: 'daily' } },
    { call, body: { web_topics: 'always' } },
  ]);
  expect(JSON.stringify(server.calls)).not.toContain('denied');
});

it('restores a choice that could not be saved, and says so [web-push-5]', async () => {
  failing = /^PUT/;
  await start();
  await userEvent.click(await kind('Groot nieuws'));
  await screen.findByText('Opslaan is niet gelukt. Probeer het later opnieuw.');
  expect((await kind('Groot nieuws')).checked).toBe(true);
  expect(logged(/^error/).join()).toContain('web_breaking_news could not be saved');
});

it('offers another try where the settings cannot be loaded; a wrong field costs only itself [web-push-5]', async () => {
  failing = /^GET/;
  await start();
  const retry = await screen.findByRole('button', { name: 'Probeer het opnieuw' });
  failing = /^$/;
  settings = { data: { web_breaking_news: 7, web_topics: 'never' } };
  await userEvent.click(retry);
  expect((await kind('Groot nieuws')).checked).toBe(true);
  expect((await kind('Mijn onderwerpen')).checked).toBe(false);
  logged('error nmt web-push: The settings of the messages could not be loaded. HttpError: GET');
  logged('warn nmt http: web_breaking_news of /user/settings is of another type than expected;');
});

it('turns the messages of this browser on by a click, and off again [web-push-3, web-push-4]', async () => {
  localStorage.setItem('nmt_notify_denied', 'true');
  await start();
  const receive = await kind('Meldingen ontvangen');
  expect([receive.checked, browser.asked]).toEqual([false, 0]);
  await userEvent.click(receive);
  await vi.waitFor(() => expect(receive.checked).toBe(true));
  expect(localStorage.getItem('nmt_notify_denied')).toBe('false');
  await vi.waitFor(() => expect(writes().map(({ call }) => call)).toEqual(['POST /papi/api/user/set_token']));
  await vi.waitFor(() => expect(receive.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(receive);
  await vi.waitFor(() => expect(receive.checked).toBe(false));
  expect(localStorage.getItem('nmt_notify_denied')).toBe('true');
  await vi.waitFor(() => expect(browser.endpoint).toBeUndefined());
});

it('explains a browser that blocks messages, and has nothing about it without a worker [web-push-7]', async () => {
  browser.permission = 'denied';
  const { leave } = await start();
  await screen.findByText(/Je browser blokkeert meldingen van deze site/);
  leave();
  await start({});
  await kind('Groot nieuws');
  expect(screen.queryByText('In deze browser')).toBeNull();
});

it('asks anonymous visitors to log in, and fetches nothing [web-push-1]', async () => {
  setLogin(undefined);
  await start();
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toMatch(/^\/login\/\?return_to=/);
  expect(server.calls).toEqual([]);
});
