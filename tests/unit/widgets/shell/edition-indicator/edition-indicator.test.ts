// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import editionIndicator from '../../../../../widgets/shell/edition-indicator/edition-indicator.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { setVisible } from '../../support/visible.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../widgets/shell/edition-indicator/fetch-dates.ts';
import '../../../../../core/user/visitor/load-login.ts';

const config = {
  endpoints: {
    latestEdition: '/editie',
    viewDate: '/bekeken',
    profile: { latestArticle: '/papi/api/v2/artikel/' },
  },
};
const NOON = Date.parse('2026-01-15T11:00Z');
const KEY = 'nmt_edition_dates';

let answers: Record<string, unknown>;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  setLogin('a');
  calls = [];
  answers = {
    '/login-status': { permissions: [] },
    '/editie': { published_at: '2026-01-15T05:00:00Z' },
    '/papi/api/v2/artikel/': { data: { published_at: '2026-01-14T05:00:00Z' } },
    '/bekeken': { viewed_at: '2026-01-14T19:00:00Z' },
  };
  backend({
    '*': ({ path }) => {
      if (path !== '/login-status') calls.push(path);
      return answers[path] as object | number;
    },
  });
  document.body.innerHTML = '<span data-widget="edition-indicator"></span>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const start = (given: object = config) =>
  mount(editionIndicator, document.querySelector<HTMLElement>('[data-widget]'), { config: { ...given } });
const dot = () => screen.queryByText('Nieuwe editie beschikbaar');
const shows = () => vi.waitFor(() => expect(dot()).not.toBeNull());

/** Simulates that the user returns to the tab after a number of minutes. */
function comeBack(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  setVisible(false);
  setVisible(true);
}

it('shows a dot with words when an edition is out that the reader has not seen, and takes it along [edition-indicator-1, edition-indicator-4]', async () => {
  const { leave } = await start();
  await shows();
  expect(calls.sort()).toEqual(['/bekeken', '/editie', '/papi/api/v2/artikel/']);
  leave();
  expect(dot()).toBeNull();
});

it('shows one for a newer article [edition-indicator-1]', async () => {
  answers['/editie'] = { published_at: null };
  answers['/papi/api/v2/artikel/'] = { data: { published_at: '2026-01-15T08:00:00Z' } };
  await start();
  await shows();
});

it.each<[string, object]>([
  ['/editie', [{ published_at: '2026-01-15T08:00:00Z' }, { published_at: '2026-01-14T05:00:00Z' }]],
  ['/editie', { data: { published_at: '2026-01-15T08:00:00Z' } }],
  ['/editie', { data: [{ published_at: '2026-01-15T08:00:00Z' }] }],
  ['/papi/api/v2/artikel/', { published_at: '2026-01-15T08:00:00Z' }],
])('reads the time of %s in %j [edition-indicator-1]', async (path, answer) => {
  answers['/editie'] = { published_at: null };
  answers[path] = answer;
  await start();
  await shows();
});

it.each<[object]>([
  [{ data: { viewed_at: '2026-01-15T06:00:00Z' } }],
  [{ data: { newest_issue_opened: '2026-01-15' } }],
  [{ pub_date: '2026-01-15' }],
])('shows none after a look that is sent as %j [edition-indicator-1, digital-paper-8]', async (answer) => {
  answers['/bekeken'] = answer;
  await start();
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(dot()).toBeNull();
});

it('shows none to readers who have seen all [edition-indicator-1]', async () => {
  answers['/bekeken'] = { viewed_at: '2026-01-15T06:00:00Z' };
  await start();
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(dot()).toBeNull();
});

it.each([
  ['/editie', 500],
  ['/bekeken', 404],
  ['/papi/api/v2/artikel/', 403],
  ['/editie', 'geen object'],
])('shows none when %s answers %s, and keeps nothing [edition-indicator-4]', async (path, answer) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  answers[path] = answer;
  await start();
  await vi.waitFor(() =>
    expect(logged(/^warn/).join()).toContain('It is not known which edition is the latest'),
  );
  expect(dot()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('makes no call where the site names no lookups, and for logged-out visitors [edition-indicator-1, edition-indicator-4]', async () => {
  await start({ endpoints: { latestEdition: '/editie' } });
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  setLogin(undefined);
  await start();
  expect(calls).toEqual([]);
  expect(dot()).toBeNull();
});

it('makes a new call only after 15 minutes, 2 late in the evening [edition-indicator-2]', async () => {
  await start();
  await shows();
  comeBack(14);
  await Promise.resolve();
  expect(calls).toHaveLength(3);
  answers['/bekeken'] = { viewed_at: '2026-01-15T11:10:00Z' };
  comeBack(1);
  await vi.waitFor(() => expect(dot()).toBeNull());
  expect(calls).toHaveLength(6);

  vi.setSystemTime(Date.parse('2026-01-15T21:50Z'));
  comeBack(0);
  await vi.waitFor(() => expect(calls).toHaveLength(9));
  comeBack(1);
  comeBack(1);
  await vi.waitFor(() => expect(calls).toHaveLength(12));
});

it('shares its calls with other hooks and with the next page [edition-indicator-1]', async () => {
  const { leave } = await start();
  await shows();
  leave();
  await start();
  await shows();
  expect(calls).toHaveLength(3);
});

it('believes nothing that was looked up for another reader', async () => {
  const { leave } = await start();
  await shows();
  leave();
  setLogin('b');
  sessionStorage.clear();
  answers['/bekeken'] = { viewed_at: '2026-01-15T10:00:00Z' };
  await start();
  await vi.waitFor(() => expect(calls).toHaveLength(6));
  await vi.waitFor(() =>
    expect(localStorage.getItem(KEY)).toContain(String(Date.parse('2026-01-15T10:00:00Z'))),
  );
  expect(dot()).toBeNull();
});

it('shows the dot in the evening on an open page [edition-indicator-3]', async () => {
  answers['/bekeken'] = { viewed_at: '2026-01-15T06:00:00Z' };
  answers['/editie'] = { published_at: '2026-01-15T10:00:00Z' };
  await start();
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(dot()).toBeNull();
  vi.setSystemTime(Date.parse('2026-01-15T21:00Z'));
  comeBack(0);
  await shows();
});
