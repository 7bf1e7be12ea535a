// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import historyNotice from '../../../../../widgets/shell/history-notice/history-notice.ts';
import { blockStorage } from '../../../core/platform/storage/storages.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

// Code that loads with the notice is imported here, so that no test waits for it.
import '../../../../../widgets/shell/history-notice/HistoryNotice.tsx';

const config = { endpoints: { historySettings: '/instellingen' } };
let settings: object | number | string;

let server: Backend;
const calls = () => server.calls.map(({ call }) => call);

beforeEach(() => {
  stubResizeObserver();
  setLogin('a');
  settings = { data: { history_enabled: null, history_show_days: 90 } };
  server = backend({
    'GET /login-status': { permissions: [], uuid: 'u1' },
    'GET /instellingen': () => settings,
    '*': 204,
  });
  document.body.innerHTML = '<div data-widget="history-notice" hidden></div>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.body.dataset.historyNotice;
});

const start = (given: object = config) =>
  mount(historyNotice, document.querySelector<HTMLElement>('[data-widget]'), { config: { ...given } });
const notice = () => screen.queryByRole('region', { name: 'Leesgeschiedenis' });
const shows = () => vi.waitFor(() => expect(notice()).not.toBeNull());
const stored = () => localStorage.getItem('nmt_history');
const agree = () => screen.getByRole('button', { name: 'Akkoord en sluiten' });
const refuse = () => screen.getByRole('button', { name: 'Niet akkoord' });

it('asks logged-in visitors without an answer, and explains agreeing [history-notice-1, history-notice-2, history-notice-4, history-notice-7]', async () => {
  const { leave } = await start();
  await shows();
  expect(calls()).toEqual(['GET /instellingen']);
  expect(notice()?.textContent).toContain(
    'Als je dit bericht sluit, houden we je leesgeschiedenis bij. Liever niet?',
  );
  expect(screen.getByRole('link', { name: 'Lees meer' }).getAttribute('href')).toBe('/profiel/instellingen/');
  expect(screen.getAllByRole('button')).toEqual([refuse(), agree()]);
  expect(refuse().className).toBe(agree().className);
  leave();
  expect(notice()).toBeNull();
  expect(stored()).toBeNull();
});

it('stores permission by its button, sends it to the server, and closes [history-notice-2, history-notice-3]', async () => {
  const { leave } = await start();
  await shows();
  await userEvent.click(agree());
  expect(stored()).toBe('true');
  expect(notice()).toBeNull();
  await vi.waitFor(() => expect(calls()).toContain('POST /papi/api/user/settings/enable'));
  leave();
  server.forgetCalls();
  await start();
  expect(calls()).toEqual([]);
  expect(notice()).toBeNull();
});

it('stores a refusal by one click, sends it to the server, closes and does not return [history-notice-7]', async () => {
  const { leave } = await start();
  await shows();
  await userEvent.click(refuse());
  expect(stored()).toBe('false');
  expect(notice()).toBeNull();
  await vi.waitFor(() => expect(calls()).toContain('POST /papi/api/user/settings/disable'));
  expect(calls()).not.toContain('POST /papi/api/user/settings/enable');
  leave();
  server.forgetCalls();
  await start();
  expect(calls()).toEqual([]);
  expect(notice()).toBeNull();
});

it('stores nothing by Escape, by a click beside it or by leaving the page, and stays [history-notice-7]', async () => {
  await start();
  await shows();
  agree().focus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  for (const type of ['pagehide', 'beforeunload']) dispatchEvent(new Event(type));
  expect(notice()).not.toBeNull();
  expect(stored()).toBeNull();
  expect(calls()).toEqual(['GET /instellingen']);
});

it.each([true, false])(
  'does not ask who has settled it: %s, and stores nothing [history-notice-1, history-notice-7]',
  async (enabled) => {
    settings = { data: { history_enabled: enabled, history_show_days: 30 } };
    await start();
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    expect(notice()).toBeNull();
    expect(stored()).toBeNull();
  },
);

it.each(['true', 'false'])('does not ask or call where "%s" is stored [history-notice-3]', async (text) => {
  localStorage.setItem('nmt_history', text);
  await start();
  expect(calls()).toEqual([]);
  expect(notice()).toBeNull();
});

it.each([404, 'geen object'])(
  'shows nothing and stores nothing where the call fails: %s [history-notice-6]',
  async (answer) => {
    settings = answer;
    await start();
    expect(logged(/^warn/).join()).toContain('It is not known whether a reading history may be kept');
    expect(notice()).toBeNull();
    expect(stored()).toBeNull();
  },
);

it('makes no call where the site names no address, the page has it off, or nobody is logged in [history-notice-2, history-notice-5, history-notice-6]', async () => {
  await start({ endpoints: {} });
  document.body.dataset.historyNotice = 'off';
  await start();
  delete document.body.dataset.historyNotice;
  setLogin(undefined);
  await start();
  expect(calls()).toEqual([]);
  expect(notice()).toBeNull();
});

it('closes where permission is given in another tab, and when the reader logs out [history-notice-3]', async () => {
  const { leave } = await start();
  await shows();
  localStorage.setItem('nmt_history', 'false');
  dispatchEvent(new StorageEvent('storage', { key: 'nmt_history', storageArea: localStorage }));
  expect(notice()).toBeNull();
  leave();
  localStorage.clear();
  await start();
  await shows();
  setLogin(undefined);
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(notice()).toBeNull());
});

it('makes way for a paywall, and returns after it', async () => {
  await start();
  await shows();
  let release = () => {};
  await requestPrompt({
    name: 'wall',
    priority: PRIORITY.paywall,
    show: (done) => {
      release = done;
    },
    signal: new AbortController().signal,
  });
  expect(notice()).toBeNull();
  release();
  await shows();
  expect(stored()).toBeNull();
});

it('works without storage: asks once per page [history-notice-3, storage-3]', async () => {
  blockStorage();
  await start();
  await shows();
  await userEvent.click(agree());
  expect(notice()).toBeNull();
});
