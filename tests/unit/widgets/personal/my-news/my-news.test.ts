// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import myNews from '../../../../../widgets/personal/my-news/my-news.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../core/domain/teasers/cards/Cards.tsx';
import '../../../../../widgets/personal/my-news/load-row.ts';

const item = (id: number, more: object = {}) => ({
  article_id: id,
  label: 'Binnenland',
  headline: `Kop ${id}`,
  teaser: 'Waar het over gaat',
  image: {
    small: { url: `/klein-${id}.jpg`, url_webp: `/klein-${id}.webp` },
    medium: { url: `/groot-${id}.jpg`, url_webp: `/groot-${id}.webp` },
  },
  item_type: 'other',
  topics: [{ name: 'Hoog water' }],
  slug: `kop-${id}`,
  article_published_at: '2026-03-29T10:00:00Z',
  ...more,
});

let data: unknown;
let status: number;
let uuid: string | undefined;
let calls: string[];

let server: Backend;

beforeEach(() => {
  // Retries wait for the shortest time.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setLogin('a');
  [data, status, uuid, calls] = [[item(1), item(2)], 200, 'a', []];
  server = backend({
    'GET /login-status': () => ({ permissions: [], uuid }),
    '*': ({ address }) => {
      calls.push(address.replace(location.origin, ''));
      return Response.json({ data }, { status });
    },
  });
  document.body.innerHTML = '<main><p>voor</p><div data-widget="my-news"></div><p>na</p></main>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const hook = () => document.querySelector<HTMLElement>('[data-widget="my-news"]');
const start = async (attributes: Record<string, string> = {}) => {
  Object.assign(hook()?.dataset ?? {}, attributes);
  return mount(myNews, hook(), { pageType: 'frontpage' });
};
const items = () => screen.findAllByRole('listitem');
const gone = () => vi.waitFor(() => expect(hook()).toBeNull());
const links = async () => (await items()).map((one) => within(one).getByRole('link').textContent);

it('shows a logged-in visitor four articles of the base [my-news-1, my-news-3, my-news-5]', async () => {
  data = Array.from({ length: 9 }, (_, index) => item(index + 1));
  await start();
  expect(await links()).toEqual(['Kop 1', 'Kop 2', 'Kop 3', 'Kop 4']);
  expect(calls).toEqual(['/papi/api/mijnnieuws?limit=4']);
  expect(screen.getByRole('region', { name: 'Mijn nieuws' })).toBeTruthy();
});

it.each([
  ['/mijnnieuws/latest/', '/papi/api/mijnnieuws/latest/?limit=2'],
  ['/data/nieuws?soort=kort', '/data/nieuws?soort=kort&limit=2'],
])('takes its number and its source from the hook: %s [my-news-1, my-news-5]', async (source, called) => {
  data = [item(1), item(2), item(3)];
  await start({ limit: '2', source });
  expect(await links()).toEqual(['Kop 1', 'Kop 2']);
  expect(calls).toEqual([called]);
});

it('shows what an item has: label, link, teaser, pictures of both sizes and time [my-news-2, my-news-4]', async () => {
  data = [item(1, { teaser: ' <i>Waar</i> het over gaat ' })];
  await start();
  const [first] = await items();
  const card = first as HTMLElement;
  expect(within(card).getByText('Binnenland')).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe(
    '/nieuws/2026/03/29/kop-1-a1?itm_content=mijn-nieuws-voorpagina&itm_term=Hoog%20water#context=my_news',
  );
  expect(card.querySelector('time')?.dateTime).toBe('2026-03-29T10:00:00.000Z');
  expect(
    [...card.querySelectorAll('source')].map(({ type, srcset, media }) => [type, srcset, media]),
  ).toEqual([
    ['image/webp', '/groot-1.webp', '(min-width: 740px)'],
    ['', '/groot-1.jpg', '(min-width: 740px)'],
    ['image/webp', '/klein-1.webp', ''],
  ]);
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/klein-1.jpg');
  expect(card.querySelector('h3 + p')?.textContent).toBe('<i>Waar</i> het over gaat');
});

it('gives a column the layout of columns, and nothing else [my-news-2, my-news-5]', async () => {
  data = [item(1, { item_type: 'column' }), item(2), item(3, { item_type: null })];
  await start();
  const [column, other, unknown] = await items();
  expect([column, other, unknown].map((one) => one?.dataset.itemType)).toEqual([
    'column',
    undefined,
    undefined,
  ]);
  expect(column?.className).toContain('column');
  expect(other?.className).not.toContain('column');
});

it('leaves out what cannot be shown, and shows the rest as text [my-news-2]', async () => {
  data = [
    null,
    { headline: 'Zonder nummer' },
    item(1, { image: 7, topics: 'geen lijst', label: {}, article_published_at: 'ooit' }),
    item(2, { headline: '<img src=x onerror=alert(1)>', image: { small: { url: 'javascript:alert(1)' } } }),
    item(2, { headline: 'Dezelfde' }),
    item(3, { headline: '  ' }),
  ];
  await start({ limit: '9' });
  expect(await links()).toEqual(['Kop 1', '<img src=x onerror=alert(1)>']);
  expect(hook()?.querySelector('img')).toBeNull();
  expect(screen.getAllByText('Waar het over gaat')).toHaveLength(2);
  logged('warn nmt http: an item of /mijnnieuws is of another shape than expected; it is left');
});

it('puts more articles than fit a row one below the other [my-news-5]', async () => {
  data = Array.from({ length: 10_000 }, (_, index) => item(index + 1));
  await start({ limit: '8' });
  expect(await items()).toHaveLength(8);
  expect(screen.getByRole('list').className).toContain('grid');
});

it('has the heading of its hook, and lines where the hook asks for more than a row [my-news-5]', async () => {
  await start({ limit: '12', title: 'Keuze van de redactie' });
  expect(await items()).toHaveLength(2);
  const row = screen.getByRole('region', { name: 'Keuze van de redactie' });
  expect(within(row).getByRole('list').className).toContain('grid');
});

it('is removed for anonymous visitors without a call, and comes back with a login [my-news-3]', async () => {
  setLogin(undefined);
  await start();
  await gone();
  expect(calls).toEqual([]);
  setLogin('b');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(hook()?.nextElementSibling?.textContent).toBe('na'));
});

it('is removed when its visitor logs out, with everything that was shown [my-news-3]', async () => {
  await start();
  await items();
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await gone();
  expect(screen.queryByText('Kop 1')).toBeNull();
});

it('shows the next visitor their own articles [my-news-3]', async () => {
  await start();
  await items();
  [uuid, data] = ['b', [item(8)]];
  setLogin('b');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(async () => expect(await links()).toEqual(['Kop 8']));
});

/** Holds the answer until the test gives it. */
function holdAnswer(): (response: Response) => void {
  let answer: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.routes['*'] = ({ path }) => {
    calls.push(path);
    return held;
  };
  return answer;
}

it('shows nobody the answer to the visitor before [my-news-3]', async () => {
  const answer = holdAnswer();
  await start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await gone();
  answer(Response.json({ data: [item(1)] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.textContent).not.toContain('Kop 1');
});

it('is removed ten seconds after a call that hangs, without another try [my-news-5]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  holdAnswer();
  await start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(hook()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(hook()).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(1);
  logged('error nmt my-news: The news of data-source "/mijnnieuws" could not be fetched; the block');
});

it.each<[string, unknown, number]>([
  ['an empty list', [], 200],
  ['no list', null, 200],
  ['a list of nothing that can be shown', [null, {}], 200],
  ['a refusal', [item(1)], 403],
])('is removed after %s [my-news-5]', async (_, given, answered) => {
  tolerate('warn nmt http: an item of /mijnnieuws is of another shape than expected; it is left');
  tolerate('error nmt my-news: The news of data-source "/mijnnieuws" could not be fetched; the');
  [data, status] = [given, answered];
  await start();
  await gone();
  expect(document.querySelector('main')?.textContent).toBe('voorna');
});

it('names a source on another site that the page does not list, and asks nothing [my-news-5]', async () => {
  await start({ source: 'https://elders.example/nieuws' });
  await gone();
  expect(calls).toEqual([]);
  expect(logged(/^error/).join()).toContain(
    'The news of data-source "https://elders.example/nieuws" could not be fetched; the block is removed.',
  );
});

it('asks a source on another site that is under endpoints [my-news-5]', async () => {
  Object.assign(hook()?.dataset ?? {}, { source: 'https://data.example/nieuws' });
  await mount(myNews, hook(), {
    config: { loginCookie: 'nmt_login', endpoints: { nieuws: 'https://data.example/' } },
  });
  await items();
  expect(calls).toEqual(['https://data.example/nieuws?limit=4']);
});

it.each(['0', '51', 'vier'])('refuses data-limit="%s" by name and value [my-news-5]', async (limit) => {
  await expect(start({ limit })).rejects.toThrow(
    `my-news: data-limit is ${JSON.stringify(limit)}; expected a whole number from 1 up to 50.`,
  );
});

it('keeps what the server sent until the articles are there, and puts it back [my-news-5]', async () => {
  const served = hook() as HTMLElement;
  served.innerHTML = '<p>Van de server</p>';
  const answer = holdAnswer();
  const { leave } = await start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(served.textContent).toBe('Van de server');
  expect(served.getAttribute('aria-busy')).toBe('true');
  answer(Response.json({ data }));
  await items();
  expect(served.textContent).not.toContain('Van de server');
  expect(served.hasAttribute('aria-busy')).toBe(false);
  leave();
  expect(served.innerHTML).toBe('<p>Van de server</p>');
});
