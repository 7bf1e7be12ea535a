// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shortHash } from '../../../../../core/platform/ids/short-hash.ts';
import { readArticles } from '../../../../../core/user/history/read-articles.ts';
import { onSyncedChange, syncItem } from '../../../../../core/user/sync/sync-state.ts';
import sync from '../../../../../widgets/personal/sync/sync.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const MINUTE = 60_000;
const DEFAULT = [
  '/papi/api/favorite/last_update',
  '/papi/api/mijnonderwerpen/last_update',
  '/papi/api/user/history/last_update/',
];

let server: Backend;
const calls = () => server.calls.map(({ path }) => path);
let updates: Record<string, unknown>;
let status: number;
let login: object;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00Z') });
  updates = {};
  status = 200;
  login = { permissions: [], uuid: 'u1' };
  server = backend({
    'GET /login-status': () => login,
    '*': ({ path }) => Response.json({ data: updates[path] ?? '2026-03-29T09:00:00Z' }, { status }),
  });
  setLogin('a');
  show(true);
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const start = async (config: object = {}) => {
  const mounted = await mount(sync, document.body, {
    config: { loginCookie: 'nmt_login', n: Math.random(), ...config },
  });
  await pass(0);
  return mounted;
};
/** Advances the fake clock, and waits for all work that becomes due. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // The import of the chunk takes real time.
  for (let turn = 0; turn < 20; turn++) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  }
}
function show(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const syncs = () => calls().filter((path) => /\/sync\/?$/.test(path));

it('asks the default sources when each last changed, and for all data the first time [sync-1, sync-5]', async () => {
  await start();
  expect(calls().filter((path) => path.includes('last_update'))).toEqual(DEFAULT);
  expect(syncs().sort()).toEqual([
    '/papi/api/favorite/sync',
    '/papi/api/mijnonderwerpen/sync',
    '/papi/api/user/history/sync/',
  ]);
});

it('asks again every five minutes, and for data only where the last update differs [sync-2, sync-5]', async () => {
  await start();
  server.forgetCalls();
  await pass(5 * MINUTE - 1);
  expect(calls()).toEqual([]);
  await pass(1);
  expect(calls()).toEqual(DEFAULT);
  updates['/papi/api/favorite/last_update'] = '2026-03-29T10:07:00Z';
  const changed = vi.fn();
  onSyncedChange('favorite', changed, new AbortController().signal);
  await pass(5 * MINUTE);
  expect(syncs()).toEqual(['/papi/api/favorite/sync']);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('waits while the page is hidden, and asks when the visitor returns after five minutes [sync-2]', async () => {
  await start();
  server.forgetCalls();
  show(false);
  await pass(20 * MINUTE);
  expect(calls()).toEqual([]);
  show(true);
  await pass(0);
  expect(calls()).toEqual(DEFAULT);
  server.forgetCalls();
  show(false);
  show(true);
  await pass(MINUTE);
  expect(calls()).toEqual([]);
});

it('shares the time of the check with other tabs and the next page [sync-5]', async () => {
  const sources = { favorite: { last: '"x"', changedAt: 0 } };
  syncItem.write({ of: shortHash('u1'), checkedAt: Date.now() - 4 * MINUTE, sources });
  await start();
  expect(calls()).toEqual([]);
  // Another tab has checked.
  await pass(MINUTE / 2);
  syncItem.write({ of: shortHash('u1'), checkedAt: Date.now(), sources });
  await pass(MINUTE);
  expect(calls()).toEqual([]);
  await pass(4 * MINUTE);
  expect(calls().slice(0, 3)).toEqual(DEFAULT);
});

it('syncs what the site names, newsletters for instance [sync-4, sync-5]', async () => {
  await start({ syncSources: ['newsletters'] });
  expect(calls()).toEqual(['/papi/api/newsletters/last_update', '/papi/api/newsletters/sync']);
});

it.each([
  ['no list', 'favorite'],
  ['no path', ['favorite', '//elders.example']],
])('takes the default sources where syncSources is %s, and says so', async (_, syncSources) => {
  await start({ syncSources });
  expect(calls().filter((path) => path.includes('last_update'))).toEqual(DEFAULT);
  logged('warn', 'syncSources');
});

it('makes no call for who is logged out, newsletters included [sync-4]', async () => {
  setLogin(undefined);
  await start({ syncSources: ['newsletters', 'favorite'] });
  await pass(10 * MINUTE);
  expect(calls()).toEqual([]);
});

it.each([500, 403, 404])(
  'is silent where every call answers %i, and tries again in five minutes [sync-3]',
  async (answer) => {
    status = answer;
    await start();
    await pass(4 * MINUTE);
    const first = calls().length;
    await pass(MINUTE);
    expect(calls().length).toBeGreaterThan(first);
    expect(unexpected()).toEqual([]);
  },
);

it('is silent about an answer of another shape [sync-3]', async () => {
  server.routes['*'] = ['geen object'];
  await start();
  expect(Object.keys(syncItem.read()?.sources ?? {})).toEqual([]);
  expect(unexpected()).toEqual([]);
});

it('keeps what was read on other devices for the marks [sync-1, reading-history-3]', async () => {
  updates['/papi/api/user/history/sync/'] = [
    { article_id: 4102, history_date: '2026-03-28T10:00:00' },
    { article_id: 'x', history_date: '2026-03-28T10:00:00' },
    { article_id: 4103 },
  ];
  await start();
  expect([...readArticles(shortHash('u1'))]).toEqual([[4102, Date.parse('2026-03-28T10:00Z')]]);
  logged('warn nmt http: an entry of user/me/history is of another type than expected; it');
});

it.each([
  ['a logout', undefined, {}],
  ['a login of another account', 'b', { permissions: [], uuid: 'u2' }],
])('removes the synced data after %s in another tab [sync-5]', async (_, cookie, answer) => {
  updates['/papi/api/user/history/sync/'] = [{ article_id: 4102, history_date: '2026-03-28T10:00:00Z' }];
  await start();
  expect(syncItem.read()?.of).toBe(shortHash('u1'));
  updates = {};
  login = answer;
  setLogin(cookie);
  window.dispatchEvent(new Event('focus'));
  await pass(10);
  expect(syncItem.read()?.of).not.toBe(shortHash('u1'));
  expect(readArticles(shortHash('u1')).size).toBe(0);
  if (cookie === undefined) expect(localStorage.getItem('nmt_sync')).toBeNull();
});

it('stops when it leaves', async () => {
  const { leave } = await start();
  leave();
  server.forgetCalls();
  await pass(10 * MINUTE);
  expect(calls()).toEqual([]);
});
