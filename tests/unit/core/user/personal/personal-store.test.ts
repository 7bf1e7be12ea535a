// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personalStore } from '../../../../../core/user/personal/personal-store.ts';
import { reportUnseenWrite } from '../../../../../core/user/profile/unseen-writes.ts';
import { syncItem } from '../../../../../core/user/sync/sync-state.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { setLogin, visitedPage } from '../visitor/reader.ts';
import { numbers } from './numbers.ts';

const ANNA = { uuid: 'anna', permissions: ['read'] };
/** The answers of the server, by path. */
let answers: Record<string, () => object | number>;
let calls: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setLogin('1');
  calls = [];
  answers = { '/login-status': () => ANNA };
  backend({
    '*': ({ call, path }) => {
      calls.push(call);
      return answers[path]?.() ?? {};
    },
  });
});

afterEach(() => {
  setLogin(undefined);
});

/** A new subject for each test, because pages in these tests are never closed. */
function open(load: () => Promise<readonly number[]>) {
  return personalStore(visitedPage({}), { ...numbers, load });
}

it('asks for the login status after a 401, and says that nobody is logged in', async () => {
  const store = open(async () => [1]);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().state).toBe('ready'));
  answers['/papi/api/favorite/add'] = () => 401;
  answers['/login-status'] = () => 401;
  expect(await store.change({ op: 'add', id: 2 })).toEqual({ state: 'logged-out' });
  await vi.waitFor(() => expect(store.getState().state).toBe('anonymous'));
  expect(calls.filter((call) => call === 'GET /login-status')).toHaveLength(2);
  logged('warn nmt outbox: PUT /papi/api/favorite/add was refused with 401; it is dropped.');
  logged('warn nmt visitor: The login status is not known: HttpError: GET');
});

it('is the same for all widgets of a page, and asks who is reading first', async () => {
  const page = visitedPage({});
  const subject = { ...numbers, load: vi.fn(async () => [1]) };
  const store = personalStore(page, subject);
  expect(personalStore(page, subject)).toBe(store);
  store.subscribe(() => {});
  expect(store.getState().state).toBe('unknown');
  await vi.waitFor(() =>
    expect(store.getState()).toEqual({ state: 'ready', data: [1], pending: [], underWay: [] }),
  );
  expect(subject.load).toHaveBeenCalledWith(page, expect.any(AbortSignal));
});

it('shows a change at once, sends it through the outbox, and takes it back where it is refused', async () => {
  const store = open(async () => [1]);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().state).toBe('ready'));
  answers['/papi/api/favorite/remove'] = () => 403;
  const kept = store.change({ op: 'add', id: 2 });
  expect(store.getState().data).toEqual([1, 2]);
  expect(await kept).toEqual({ state: 'sent' });
  const refused = store.change({ op: 'remove', id: 1 });
  expect(store.getState().data).toEqual([2]);
  expect(await refused).toEqual({ state: 'refused', status: 403 });
  expect(store.getState()).toEqual({ state: 'ready', data: [1, 2], pending: [], underWay: [] });
  expect(calls).toEqual(
    expect.arrayContaining(['PUT /papi/api/favorite/add', 'PUT /papi/api/favorite/remove']),
  );
  logged('warn nmt outbox: PUT /papi/api/favorite/remove was refused with 403; it is dropped.');
});

it('knows an account without a uuid by its login, and makes no call for nobody', async () => {
  answers['/login-status'] = () => ({ permissions: ['read'] });
  const load = vi.fn(async () => [1]);
  const store = open(load);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ state: 'ready', data: [1] }));
  expect(await store.change({ op: 'add', id: 2 })).toEqual({ state: 'sent' });
  expect(store.getState().data).toEqual([1, 2]);
  load.mockClear();
  setLogin(undefined);
  const other = open(load);
  other.subscribe(() => {});
  await vi.waitFor(() => expect(other.getState().state).toBe('anonymous'));
  expect(load).not.toHaveBeenCalled();
});

it('drops an answer for an account that logged in unnoticed, and asks again for that one [sync-5]', async () => {
  const load = vi.fn(async () => [2]);
  load.mockImplementationOnce(async () => {
    // Another tab logs another account in; this page has not been notified.
    setLogin('2');
    answers['/login-status'] = () => ({ ...ANNA, uuid: 'bram' });
    return [1];
  });
  const store = open(load);
  const seen = vi.fn();
  store.subscribe(({ data }) => seen([...data]));
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ state: 'ready', data: [2] }));
  expect(seen).not.toHaveBeenCalledWith([1]);
});

it('accepts an answer with which the server renewed the cookie of the same account', async () => {
  const load = vi.fn(async () => {
    setLogin('renewed');
    return [1];
  });
  const store = open(load);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().data).toEqual([1]));
  expect(load).toHaveBeenCalledOnce();
});

it('fetches again after another tab sent what storage does not show', async () => {
  const load = vi.fn(async () => [1, 2]).mockResolvedValueOnce([1]);
  const store = open(load);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().data).toEqual([1]));
  reportUnseenWrite();
  await vi.waitFor(() => expect(store.getState().data).toEqual([1, 2]));
});

it('fetches the data again when another device has changed it, also on the next page [sync-5]', async () => {
  const subject = { ...numbers, source: 'favorite', load: vi.fn(async () => [1]) };
  const store = personalStore(visitedPage({}), subject);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().state).toBe('ready'));
  const noticed = (source: string, at: number) =>
    syncItem.write({ of: 'mark', checkedAt: at, sources: { [source]: { last: String(at), changedAt: at } } });
  noticed('mijnonderwerpen', Date.now() + 1);
  subject.load.mockImplementation(async () => [1, 2]);
  expect(store.getState().data).toEqual([1]);
  const at = Date.now() + 1000;
  noticed('favorite', at);
  await vi.waitFor(() => expect(store.getState().data).toEqual([1, 2]));

  // The copy was fetched before the change: the next page does not treat it as fresh.
  const later = { ...subject, load: vi.fn(async () => [1, 2, 3]) };
  const next = personalStore(visitedPage({}), later);
  next.subscribe(() => {});
  await vi.waitFor(() => expect(next.getState().data).toEqual([1, 2, 3]));
  expect(later.load).toHaveBeenCalledOnce();
});
