// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addReadArticles, readArticles } from '../../../../../core/user/history/read-articles.ts';
import privacySettings from '../../../../../widgets/personal/privacy-settings/privacy-settings.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

let settings: object;
let weeks: object;
let failing: RegExp;
let uuid: string;

let server: Backend;

beforeEach(() => {
  failing = /^$/;
  uuid = 'u1';
  settings = { data: { history_enabled: true, history_show_days: 60 } };
  weeks = { data: [] };
  server = backend({
    'GET /login-status': () => ({ permissions: [], uuid }),
    '*': ({ call }) => {
      if (failing.test(call)) return 500;
      if (call === 'GET /papi/api/user/settings') return settings;
      return call.endsWith('/count_for_weeks/') ? weeks : 204;
    },
  });
  setLogin('a');
  document.body.innerHTML = '<div data-widget="privacy-settings"><p>Van de server</p></div>';
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
});

const start = () =>
  mount(privacySettings, document.querySelector<HTMLElement>('[data-widget]'), {
    config: { loginCookie: 'nmt_login', test: Math.random() },
  });
const radio = (name: string) =>
  screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
const chosen = async () => {
  await radio('30 dagen');
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
};
const writes = () =>
  server.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => ({ call, body }));
const shows = (text: string) => screen.findByText(text);

it('shows the stored days snapped, and saves nothing by itself [privacy-settings-1, privacy-settings-3, privacy-settings-5]', async () => {
  await start();
  expect(await chosen()).toEqual(['30']);
  expect(server.calls[0]?.call).toBe('GET /papi/api/user/settings');
  expect(writes()).toEqual([]);
});

it.each([
  [{ history_enabled: true }, ['30']],
  [{ history_enabled: false, history_show_days: 180 }, ['off']],
  [{ history_enabled: null, history_show_days: 90 }, []],
])('shows %j [privacy-settings-4, privacy-settings-6]', async (data, expected) => {
  settings = { data };
  await start();
  expect(await chosen()).toEqual(expected);
  expect(writes()).toEqual([]);
});

it('sends /enable and then the days; off sends /disable [privacy-settings-5, privacy-settings-6]', async () => {
  const user = userEvent.setup();
  await start();
  await user.click(await radio('180 dagen'));
  await shows('Opgeslagen.');
  expect(writes()).toEqual([
    { call: 'POST /papi/api/user/settings/enable', body: {} },
    { call: 'PUT /papi/api/user/settings', body: { history_enabled: true, history_show_days: 180 } },
  ]);
  expect(localStorage.getItem('nmt_history')).toBe('true');
  await user.click(await radio('Uit'));
  await vi.waitFor(() => expect(writes().at(-1)?.call).toBe('POST /papi/api/user/settings/disable'));
  await vi.waitFor(() => expect(localStorage.getItem('nmt_history')).toBe('false'));
  expect(writes()).toHaveLength(3);
});

it('restores the choice and says so where saving fails [privacy-settings-6]', async () => {
  const user = userEvent.setup();
  failing = /disable|PUT/;
  await start();
  await user.click(await radio('Uit'));
  expect((await screen.findByRole('alert')).textContent).toBe('Opslaan mislukt, probeer het later opnieuw.');
  expect(await chosen()).toEqual(['30']);
  expect(localStorage.getItem('nmt_history')).toBeNull();
  logged('error nmt privacy-settings: The choice could not be saved; the earlier one is');
});

it('takes the permission back where the days could not be saved after it [privacy-settings-6]', async () => {
  const user = userEvent.setup();
  settings = { data: { history_enabled: false } };
  failing = /PUT/;
  await start();
  await user.click(await radio('90 dagen'));
  await screen.findByRole('alert');
  expect(await chosen()).toEqual(['off']);
  expect(writes().map(({ call }) => call)).toEqual([
    'POST /papi/api/user/settings/enable',
    'PUT /papi/api/user/settings',
    'POST /papi/api/user/settings/disable',
  ]);
  logged('error nmt privacy-settings: The choice could not be saved; the earlier one is');
});

it('is not off, here and in other tabs, after a first choice could not be saved [privacy-settings-4, privacy-settings-6]', async () => {
  const user = userEvent.setup();
  settings = { data: { history_enabled: null } };
  failing = /PUT/;
  await start();
  await user.click(await radio('90 dagen'));
  await screen.findByRole('alert');
  logged('error nmt privacy-settings: The choice could not be saved; the earlier one is');
  // The permission was withdrawn, and another tab requests the settings.
  settings = { data: { history_enabled: false } };
  document.body.insertAdjacentHTML('beforeend', '<div data-widget="privacy-settings" id="other"></div>');
  await mount(privacySettings, document.querySelector<HTMLElement>('#other'), {
    config: { loginCookie: 'nmt_login', test: Math.random() },
  });
  expect(await chosen()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Opslaan mislukt, probeer het later opnieuw.');
});

it('withdraws what still waits to be sent when the history is turned off [privacy-settings-6]', async () => {
  const user = userEvent.setup();
  const put = (id: string, owner: string, path: string) =>
    localStorage.setItem(
      `nmt_outbox:${id}`,
      JSON.stringify({
        savedAt: Date.now(),
        value: {
          id,
          owner,
          path,
          method: 'PUT',
          json: {},
          order: 1,
          savedAt: Date.now(),
          failures: 0,
          conflicts: 0,
          tab: 't',
        },
      }),
    );
  put('1', 'u1', '/papi/api/user/history');
  put('2', 'u1', '/papi/api/user/settings/enable');
  put('3', 'u1', '/papi/api/favorite/add');
  put('4', 'u2', '/papi/api/user/history');
  await start();
  await user.click(await radio('Uit'));
  await shows('Opgeslagen.');
  const left = Object.keys(localStorage).filter((key) => key.startsWith('nmt_outbox:'));
  expect(left.sort()).toEqual(['nmt_outbox:3', 'nmt_outbox:4']);
});

it('keeps the choice for visited links in this browser, on by default [privacy-settings-2, privacy-settings-7]', async () => {
  const user = userEvent.setup();
  await start();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /gelezen/ });
  expect(toggle.checked).toBe(true);
  await user.click(toggle);
  expect(toggle.checked).toBe(false);
  expect(localStorage.getItem('nmt_show_visited')).toBe('false');
  expect(writes()).toEqual([]);
});

it('deletes the history after a question, here too [privacy-settings-2, privacy-settings-7, reading-history-2]', async () => {
  const user = userEvent.setup();
  addReadArticles('x', [{ articleId: 1, at: 1 }]);
  await start();
  await user.click(await screen.findByRole('button', { name: 'Leesgeschiedenis verwijderen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Weet je zeker dat je je leesgeschiedenis wilt verwijderen?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  expect(writes()).toEqual([]);
  expect(readArticles('x').size).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Leesgeschiedenis verwijderen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await shows('Je leesgeschiedenis is verwijderd.');
  expect(writes().map(({ call }) => call)).toEqual(['DELETE /papi/api/user/history']);
  expect(readArticles('x').size).toBe(0);
});

it('says where the history could not be deleted, and keeps what is here', async () => {
  const user = userEvent.setup();
  failing = /DELETE/;
  addReadArticles('x', [{ articleId: 1, at: 1 }]);
  await start();
  await user.click(await screen.findByRole('button', { name: 'Leesgeschiedenis verwijderen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await shows('Verwijderen is niet gelukt. Probeer het later opnieuw.');
  expect(readArticles('x').size).toBe(1);
  logged('error nmt privacy-settings: The reading history could not be deleted. HttpError:');
});

it('shows the weeks as a chart and as a table [reading-history-2]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-11T12:00:00Z') });
  weeks = { data: [{ week: '2026-03-09', count: 6 }, { week: 'onzin', count: 2 }, { count: 4 }] };
  await start();
  const chart = await screen.findByRole('img', {
    name: 'In de afgelopen 5 weken las je 6 artikelen: ongeveer 1 per week.',
  });
  expect(chart.querySelectorAll('rect')).toHaveLength(5);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(6);
  expect(rows[1]?.querySelector('td')?.textContent).toBe('6');
  logged('warn nmt http: an entry of count_for_weeks is of another type than expected; it');
});

it('goes on without the chart where the weeks are not known', async () => {
  failing = /count_for_weeks/;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await start();
  expect(await chosen()).toEqual(['30']);
  // The call waits between its attempts.
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(screen.queryByText('We konden je leesgeschiedenis niet laden.')).not.toBeNull();
    },
    { timeout: 6000, interval: 5 },
  );
});

it('offers to try again where the settings could not be loaded', async () => {
  const user = userEvent.setup();
  failing = /settings$/;
  await start();
  await shows('We konden je instellingen niet laden.');
  failing = /^$/;
  await user.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(await chosen()).toEqual(['30']);
  logged('error nmt privacy-settings: The settings could not be loaded. HttpError: GET');
});

it('shows who is logged out a link to log in, without a call', async () => {
  setLogin(undefined);
  await start();
  const text = await shows('Log in');
  expect(text.parentElement?.textContent).toBe('Log in om je instellingen te bekijken.');
  expect(server.calls).toEqual([]);
});

it('shows nothing of the former reader to the next one on this device [privacy-settings-4]', async () => {
  await start();
  expect(await chosen()).toEqual(['30']);
  uuid = 'u2';
  settings = { data: { history_enabled: false } };
  setLogin('b');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(async () => expect(await chosen()).toEqual(['off']));
});
