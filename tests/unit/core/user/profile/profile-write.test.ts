// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFavourites } from '../../../../../core/domain/favourites/api/favourites.ts';
import { favourites } from '../../../../../core/domain/favourites/favourites.ts';
import { listEntries } from '../../../../../core/platform/http/outbox/box.ts';
import { hasEntries } from '../../../../../core/platform/http/outbox/has-entries.ts';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage, type Page } from '../../../../../core/runtime/page/page.ts';
import { profileWrite } from '../../../../../core/user/profile/profile-write.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import { storeLogin } from '../../../../../core/user/visitor/stored-login.ts';
import { logged } from '../../../support/logged.ts';
import { setLogin } from '../visitor/reader.ts';

/** Logs in a reader whom the tab already knows. */
function logIn(): void {
  setLogin('1');
  const login = {
    permissions: [],
    familyStatus: 'none',
    subscriberIds: [],
    productGroupCodes: [],
    uuid: 'anna',
  } as const;
  storeLogin({ hash: loginHash('nmt_login') ?? '', login });
}

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
let answers: (Response | Error)[];
let ends: AbortController;

const writes = () => fetched.mock.calls;
const refused = vi.fn();

function change(page: Page, type: 'add' | 'remove', articleId: number) {
  const { path, ...write } = favourites.write({ type, articleId });
  return profileWrite(page, path, write);
}
const addFavourite = (page: Page, articleId: number) => change(page, 'add', articleId);
const removeFavourite = (page: Page, articleId: number) => change(page, 'remove', articleId);

function openPage(): Page {
  document.body.dataset.pageType = 'article';
  return completePage({ ...readFacts(), config: {} });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
  logIn();
  answers = [];
  fetched.mockReset().mockImplementation(async () => {
    const answer = answers.shift() ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  ends = new AbortController();
  refused.mockReset();
  on('write:refused', refused, ends.signal);
});

afterEach(() => {
  ends.abort();
  vi.useRealTimers();
});

it('sends a favourite with a key, as its reader, and lets the call outlive the page', async () => {
  const page = openPage();
  const outcome = addFavourite(page, 4101);
  await vi.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toEqual({ state: 'sent' });
  const [[url, init] = []] = writes();
  expect(url?.pathname).toBe('/papi/api/favorite/add');
  expect(init).toMatchObject({
    method: 'PUT',
    body: '{"article_id":4101}',
    keepalive: true,
    credentials: 'same-origin',
  });
  expect(new Headers(init?.headers).get('idempotency-key')).toMatch(/^"[\da-f-]{36}"$/);
});

it('keeps one key through all tries, and another for each write', async () => {
  const page = openPage();
  answers = [new TypeError('Failed to fetch'), new Response('', { status: 503 })];
  const both = Promise.all([addFavourite(page, 1), removeFavourite(page, 1)]);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(both).resolves.toEqual([{ state: 'sent' }, { state: 'sent' }]);
  logged('warn nmt outbox: PUT /papi/api/favorite/add failed for now; it is tried again.');
  const keys = writes().map(([, init]) => new Headers(init.headers).get('idempotency-key'));
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
  expect(writes().map(([, { method }]) => method)).toEqual(['PUT', 'PUT', 'PUT', 'DELETE']);
});

it('reports a refusal, without personal data', async () => {
  const page = openPage();
  answers = [new Response('anna@voorbeeld.nl', { status: 403 })];
  const outcome = profileWrite(page, '/favorite/add?token=geheim', { method: 'PUT' });
  await vi.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toEqual({ state: 'refused', status: 403 });
  expect(refused.mock.calls).toEqual([
    [{ method: 'PUT', path: '/papi/api/favorite/add', reason: 'refused', status: 403 }],
  ]);
  const messages = JSON.stringify(logged(/^warn/));
  expect(messages).toContain('PUT /papi/api/favorite/add was refused with 403; it is dropped.');
  expect(messages).not.toMatch(/anna|geheim|4101/);
});

it('counts an answer of success that is not JSON as success', async () => {
  const page = openPage();
  answers = [new Response('ok')];
  const outcome = addFavourite(page, 1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toEqual({ state: 'sent' });
});

it('keeps nothing for nobody', async () => {
  setLogin(undefined);
  const page = openPage();
  const outcome = addFavourite(page, 1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toEqual({ state: 'logged-out' });
  expect(hasEntries()).toBe(false);
  expect(writes()).toEqual([]);
});

it('sends writes of logged-out visitors that allow it, and only while nobody is logged in', async () => {
  setLogin(undefined);
  const page = openPage();
  answers = [new TypeError('Failed to fetch')];
  void profileWrite(page, '/quiz/post', {
    method: 'POST',
    json: { quiz_id: 71 },
    loggedOut: true,
  });
  await vi.advanceTimersByTimeAsync(100);
  logged('warn nmt outbox: POST /papi/api/quiz/post failed for now; it is tried again.');
  expect(writes()).toHaveLength(1);
  expect(listEntries()).toMatchObject([{ json: { quiz_id: 71 } }]);
  logIn();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writes()).toHaveLength(1);
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(writes()).toHaveLength(2);
  expect(hasEntries()).toBe(false);
});

it('stores a write before it returns, where the visitor is known', async () => {
  const page = openPage();
  const first = addFavourite(page, 1);
  await vi.advanceTimersByTimeAsync(100);
  await first;
  void addFavourite(page, 2);
  expect(listEntries()).toMatchObject([{ owner: 'anna', json: { article_id: 2 } }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(hasEntries()).toBe(false);
});

it('requests the newest favourites [profile-api-5]', async () => {
  answers = [Response.json({ data: [{ article_id: 2, date_added: 'x' }, { article_id: 1 }] })];
  await expect(fetchFavourites(openPage())).resolves.toMatchObject({
    articles: [{ article_id: 2 }, { article_id: 1 }],
  });
  expect(writes()[0]?.[0].search).toBe('?order_by=date_added&order_direction=DESC&limit=5&offset=0');
});
