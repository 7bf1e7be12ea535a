// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseOffline } from '../../../../../../core/user/offline/offline-choice.ts';
import {
  OFFLINE_CACHE,
  OFFLINE_PAGE,
  removeOfflineCopies,
} from '../../../../../../core/user/offline/offline-copies.ts';
import { forgetPersonal } from '../../../../../../core/user/visitor/forget-personal.ts';
import { syncCopies } from '../../../../../../widgets/personal/reading-list-page/offline/sync-copies.ts';
import { wantedOf } from '../../../../../../widgets/personal/reading-list-page/offline/wanted.ts';
import { type Backend, backend } from '../../../../support/backend.ts';
import { fakeCaches } from '../../../../support/fake-caches.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-29T08:12:00Z');
const at = (id: number) => `${location.origin}/nieuws/a${id}`;
const LIST = `${location.origin}/leeslijst/`;

let server: Backend;
let copies: ReturnType<typeof fakeCaches>;

const page = (id: number, { free = true, text = 'Alinea' } = {}) =>
  new Response(
    `<!doctype html><html><head><title>T</title><meta name="description" content="Intro ${id}"><script>window.bad = 1</script></head><body data-article-is-free="${free}"><article><h1 onclick="x()">Kop ${id}</h1><figure><img src="/plaat.webp" srcset="x 2x" alt="Dijk"></figure><div data-article-body${free ? '' : ' data-paywall-content'}><p class="x">${text} <a href="/b">link</a></p><form><input></form><div data-ad-position="x">Reclame</div><script>1</script></div></article></body></html>`,
    { headers: { 'Content-Type': 'text/html' } },
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  copies = fakeCaches();
  vi.stubGlobal('caches', copies);
  chooseOffline(true);
  server = backend({
    'GET /nieuws/a1': () => page(1),
    'GET /nieuws/a2': () => page(2, { free: false }),
    'GET /plaat.webp': () => new Response('plaat', { headers: { 'Content-Type': 'image/webp' } }),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sync = (ids: number[], more: object = {}) =>
  syncCopies(
    ids.map((id) => ({ address: at(id), headline: `Kop ${id}` })),
    {
      list: LIST,
      config: { fragmentOrigins: [] },
      readsAll: false,
      signal: new AbortController().signal,
      ...more,
    },
  );
const INSTEAD = location.origin + OFFLINE_PAGE;
const stored = () => [...(copies.all.get(OFFLINE_CACHE)?.keys() ?? [])].filter((url) => url !== INSTEAD);
const textOf = async (address: string) =>
  (await copies.all.get(OFFLINE_CACHE)?.get(address)?.clone().text()) ?? '';

it('stores headline, picture and text, with the time, and nothing that runs or loads [design]', async () => {
  const { count, bytes, isFull } = await sync([1]);
  expect([count, isFull]).toEqual([1, false]);
  expect(bytes).toBeGreaterThan(500);
  const text = await textOf(at(1));
  expect(text).toContain('Offline: opgeslagen op 29 maart 2026, 10:12 uur');
  expect(text).toContain('<h1>Kop 1</h1>');
  expect(text).toContain('Intro 1');
  expect(text).toMatch(/<img alt="Dijk" src="data:image\/webp|<img src="data:image\/webp[^"]*" alt="Dijk"/);
  expect(text).toContain(`href="${location.origin}/b"`);
  expect(text).not.toMatch(/<script|onclick|<form|Reclame|srcset/);
  const copy = copies.all.get(OFFLINE_CACHE)?.get(at(1));
  expect(copy?.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  );
  expect(await textOf(LIST)).toContain(`<a href="${at(1)}">Kop 1</a>`);
});

it('stores a page for the addresses without a copy: what can be read, and a way to try again [design]', async () => {
  await sync([1]);
  const { count } = await sync([1]);
  expect(count).toBe(1);
  const instead = copies.all.get(OFFLINE_CACHE)?.get(INSTEAD);
  expect(instead?.status).toBe(503);
  const text = await textOf(INSTEAD);
  expect(text).toContain('<h1>Je bent offline</h1>');
  expect(text).toContain('<a href="">Probeer het opnieuw</a>');
  expect(text).toContain(`<h2>Dit kun je nu lezen</h2><ul><li><a href="${at(1)}">Kop 1</a></li></ul>`);
  expect(text).not.toContain('opgeslagen op');
  await sync([]);
  expect(await textOf(INSTEAD)).not.toContain('<h2>');
});

it('stores what is not free for subscribers alone, and removes it when they are none any more [design]', async () => {
  await sync([1, 2]);
  expect(stored()).toEqual([at(1), LIST]);
  await sync([1, 2], { readsAll: true });
  expect(stored()).toContain(at(2));
  expect(await textOf(LIST)).toContain('Kop 2');
  vi.setSystemTime(NOW + 2 * HOUR);
  await sync([1, 2]);
  expect(stored()).toEqual([at(1), LIST]);
});

it('removes what is not free as soon as a subscription is over, though a copy is fresh or cannot be fetched [design]', async () => {
  await sync([1, 2], { readsAll: true });
  server.forgetCalls();
  server.routes['GET /nieuws/a2'] = 500;
  await sync([1, 2]);
  expect(stored()).toEqual([at(1), LIST]);
  expect(await textOf(LIST)).not.toContain('Kop 2');
  expect(server.lines()).toEqual(['GET /nieuws/a2']);
});

it('stores an article that has moved as an answer of its own, which a browser takes for a page [design]', async () => {
  server.routes['GET /nieuws/a1'] = () =>
    Object.defineProperties(page(1), {
      redirected: { value: true },
      url: { value: `${location.origin}/nieuws/a1-nieuw` },
    });
  expect((await sync([1])).count).toBe(1);
  expect(copies.all.get(OFFLINE_CACHE)?.get(at(1))).toMatchObject({ redirected: false, status: 200 });
});

it('fetches a copy again after an hour, keeps it where that fails, and drops what left the list [design]', async () => {
  await sync([1]);
  server.forgetCalls();
  await sync([1]);
  expect(server.calls).toEqual([]);
  vi.setSystemTime(NOW + 2 * HOUR);
  server.routes['GET /nieuws/a1'] = () => page(1, { text: 'Nieuwe alinea' });
  await sync([1]);
  expect(await textOf(at(1))).toContain('Nieuwe alinea');
  vi.setSystemTime(NOW + 4 * HOUR);
  server.routes['GET /nieuws/a1'] = 500;
  await sync([1]);
  expect(await textOf(at(1))).toContain('Nieuwe alinea');
  expect((await sync([])).count).toBe(0);
  expect(stored()).toEqual([LIST]);
});

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } });

it.each([
  ['half of the article', async () => html((await page(1, { text: 'Nieuw' }).text()).slice(0, 420))],
  ['a page about maintenance', () => html('<!doctype html><html><body><h1>Onderhoud</h1></body></html>')],
  [
    'a page about maintenance with an article',
    () => html('<!doctype html><html><body><article><h1>Onderhoud</h1><p>x</p></article></body></html>'),
  ],
])('keeps a copy if the answer is %s [design]', async (_, answer) => {
  await sync([1]);
  vi.setSystemTime(NOW + 2 * HOUR);
  server.routes['GET /nieuws/a1'] = answer;
  await sync([1]);
  expect(await textOf(at(1))).toContain('Alinea');
});

it('keeps a copy if the answer is another article, and drops it only after 404 and 410 [design]', async () => {
  const address = `${location.origin}/nieuws/titel-a11`;
  const syncIt = () =>
    syncCopies([{ address, headline: 'x' }], {
      list: LIST,
      config: { fragmentOrigins: [] },
      readsAll: false,
      signal: new AbortController().signal,
    });
  server.routes['GET /nieuws/titel-a11'] = () => page(11);
  await syncIt();
  const later = async (answer: Backend['routes'][string], hours: number) => {
    vi.setSystemTime(NOW + hours * HOUR);
    server.routes['GET /nieuws/titel-a11'] = answer;
    await syncIt();
    return textOf(address);
  };
  const other = async () => html((await page(12).text()).replace('<body', '<body data-article-id="12"'));
  expect(await later(other, 2)).toContain('Kop 11');
  expect(await later(403, 4)).toContain('Kop 11');
  expect(await later(410, 6)).toBe('');
});

it('says that there is no space for more [design]', async () => {
  copies = fakeCaches(1);
  vi.stubGlobal('caches', copies);
  expect(await sync([1, 2], { readsAll: true })).toMatchObject({ count: 1, isFull: true });
});

it('finds space for the list of what can be read, which is how a reader gets there [design]', async () => {
  server.routes['GET /nieuws/a3'] = () => page(3);
  copies = fakeCaches(3);
  vi.stubGlobal('caches', copies);
  expect(await sync([1, 2, 3], { readsAll: true })).toMatchObject({ count: 2, isFull: true });
  expect(stored()).toEqual([at(1), at(2), LIST]);
  expect(await textOf(LIST)).toContain('Kop 2');
  expect(await textOf(LIST)).not.toContain('Kop 3');
});

it('stores nothing more once somebody has logged out in another tab, not even what is under way [design]', async () => {
  server.routes['GET /nieuws/a1'] = () => {
    forgetPersonal();
    return page(1);
  };
  await sync([1, 2], { readsAll: true });
  expect(copies.all.size).toBe(0);
  expect(server.lines()).not.toContain('GET /nieuws/a2');
});

it('leaves nothing where the choice was withdrawn meanwhile, or somebody logged out [design]', async () => {
  chooseOffline(false);
  await sync([1]);
  expect(stored()).toEqual([]);
  chooseOffline(true);
  await sync([1]);
  forgetPersonal();
  await vi.waitFor(() => expect(copies.all.size).toBe(0));
  expect(localStorage.getItem('nmt_offline')).toBeNull();
});

it('lives without caches, as on a page without https [design]', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(removeOfflineCopies()).resolves.toBeUndefined();
});

it('stores fifty articles at most, each once, all under the path of the articles [design]', () => {
  const base = `${location.origin}/leeslijst/`;
  const saved = Array.from({ length: 70 }, (_, index) => ({
    article_id: index,
    headline: `Kop ${index}`,
    url: `/nieuws/a${index}?via=x#y`,
  }));
  const wanted = wantedOf(
    [
      { article_id: 900, headline: 'Elders', url: '/podcasts/a900' },
      { article_id: 901, headline: 'Andere site', url: 'https://elders.example/nieuws/a1' },
      ...saved.slice(0, 1),
      ...saved,
    ],
    '/nieuws/',
    base,
  );
  expect(wanted).toHaveLength(50);
  expect(wanted[0]).toEqual({ address: at(0), headline: 'Kop 0' });
});
