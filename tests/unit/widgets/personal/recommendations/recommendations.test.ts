// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import recommendations from '../../../../../widgets/personal/recommendations/recommendations.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../core/domain/teasers/cards/Cards.tsx';
import '../../../../../widgets/personal/recommendations/load-row.ts';

const hit = (articleId: number) => ({ articleId, headline: `Kop ${articleId}`, slug: 'kop' });
const article = (article_id: number) => ({ article_id, headline: `Kop ${article_id}`, slug: 'kop' });

const PERSONAL = '/papi/api/user/recommendations/?limit=6';
const AUTHOR = '/data/auteur?naam=jansen';
const RELATED = '/data/verwant/4101';
const CLICKED = '/papi/api/user/recommendations/clicked';

let answers: Record<string, unknown>;
let calls: string[];
let historyEnabled: boolean | null;

beforeEach(() => {
  setLogin('a');
  historyEnabled = null;
  calls = [];
  answers = {
    [PERSONAL]: { data: [article(1), article(2)] },
    [AUTHOR]: { hits: [hit(11), hit(12)] },
    [RELATED]: { hits: [hit(21)] },
    [CLICKED]: {},
  };
  backend({
    'GET /login-status': { permissions: [], uuid: 'a' },
    'GET /papi/api/user/settings': () => ({ data: { history_enabled: historyEnabled } }),
    '*': ({ address, init: { method = 'GET', body, keepalive } }) => {
      const path = address.replace(location.origin, '');
      calls.push(method === 'GET' ? path : `${method} ${path} ${body} ${keepalive}`);
      return answers[path] as object | number;
    },
  });
  document.body.dataset.articleId = '4101';
  document.body.innerHTML = `<div data-widget="recommendations" data-author-search-url="${AUTHOR}" data-mlt-url="${RELATED}"></div>`;
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.body.dataset.articleId;
  delete document.body.dataset.articleType;
  document.body.replaceChildren();
});

const hook = () => document.querySelector<HTMLElement>('[data-widget="recommendations"]');
const start = (facts: Parameters<typeof mount>[2] = {}) => mount(recommendations, hook(), facts);
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const shows = (...ids: number[]) => vi.waitFor(() => expect(links()).toEqual(ids.map((id) => `Kop ${id}`)));
const gone = () => vi.waitFor(() => expect(hook()).toBeNull());
/** The answer for each address in a case; a number is a status. */
type Answers = Partial<Record<typeof PERSONAL | typeof AUTHOR | typeof RELATED, unknown>>;

it('shows logged-in visitors six personal recommendations [recommendations-1, recommendations-4]', async () => {
  answers[PERSONAL] = { data: Array.from({ length: 8 }, (_, id) => article(id + 1)) };
  await start();
  await shows(1, 2, 3, 4, 5, 6);
  expect(calls).toEqual([PERSONAL]);
  expect(screen.getByRole('region', { name: 'Aanbevolen voor jou' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.recommenderId)).toEqual([...'123456']);
});

it('takes a bare list, and six articles where the one of the page is among them [recommendations-1, recommendations-7]', async () => {
  document.body.dataset.articleId = '2';
  answers[PERSONAL] = Array.from({ length: 8 }, (_, id) => article(id + 1));
  await start();
  await shows(1, 3, 4, 5, 6, 7);
});

it('shows anonymous visitors articles of the author [recommendations-2]', async () => {
  setLogin(undefined);
  await start();
  await shows(11, 12);
  expect(calls).toEqual([AUTHOR]);
  expect(screen.getByRole('region', { name: 'Meer van deze auteur' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kop 11' }).getAttribute('href')).toBe(
    '/nieuws/0000/00/00/kop-a11#via=recommended',
  );
});

it('shows no personal recommendations beside an advertisement [recommendations-5]', async () => {
  document.body.dataset.articleType = 'native-ad';
  await start();
  await shows(11, 12);
  expect(calls).toEqual([AUTHOR]);
});

it.each<[string, Answers, number[], string[]]>([
  ['the personal ones fail', { [PERSONAL]: 500 }, [11, 12], [PERSONAL, AUTHOR]],
  ['there are no personal ones', { [PERSONAL]: { data: [] } }, [11, 12], [PERSONAL, AUTHOR]],
  [
    'the only personal one is that of the page',
    { [PERSONAL]: { data: [article(4101)] } },
    [11, 12],
    [PERSONAL, AUTHOR],
  ],
  ['personal ones and author fail', { [PERSONAL]: 403, [AUTHOR]: 404 }, [21], [PERSONAL, AUTHOR, RELATED]],
  ['the author has no hits', { [PERSONAL]: 403, [AUTHOR]: { hits: [] } }, [21], [PERSONAL, AUTHOR, RELATED]],
  ['the author’s answer is none', { [PERSONAL]: 403, [AUTHOR]: 'tekst' }, [21], [PERSONAL, AUTHOR, RELATED]],
])('goes on at once where %s [recommendations-3, recommendations-7]', async (_, given, ids, called) => {
  tolerate('error nmt recommendations: What');
  Object.assign(answers, given);
  await start();
  await shows(...ids);
  expect(calls).toEqual(called);
});

it('shows related articles where the page names no author [recommendations-3, recommendations-7]', async () => {
  setLogin(undefined);
  delete hook()?.dataset.authorSearchUrl;
  await start();
  await shows(21);
  expect(screen.getByRole('region', { name: 'Lees verder' })).toBeTruthy();
});

it('takes an empty attribute for none [recommendations-7]', async () => {
  setLogin(undefined);
  Object.assign(hook()?.dataset ?? {}, { authorSearchUrl: '' });
  await start();
  await shows(21);
  expect(calls).toEqual([RELATED]);
});

it('tries the last source again after a transient failure [recommendations-3]', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  setLogin(undefined);
  Object.assign(answers, { [AUTHOR]: 503, [RELATED]: 503 });
  await start();
  await vi.waitFor(() => expect(calls).toContain(RELATED));
  answers[RELATED] = { hits: [hit(21)] };
  await vi.waitFor(() => expect(links()).toEqual(['Kop 21']));
  expect(calls).toEqual([AUTHOR, RELATED, RELATED]);
  logged('error nmt recommendations: What data-author-search-url "/data/auteur?naam=jansen"');
});

it.each<[string, Answers]>([
  ['nobody has any', { [PERSONAL]: { data: null }, [AUTHOR]: {}, [RELATED]: { hits: [] } }],
  ['all fail', { [PERSONAL]: 403, [AUTHOR]: 404, [RELATED]: 404 }],
])('is removed where %s [recommendations-7]', async (_, given) => {
  tolerate('error nmt recommendations: What is recommended to the visitor could not be fetched.');
  tolerate('error nmt recommendations: What data-author-search-url "/data/auteur?naam=jansen"');
  tolerate('error nmt recommendations: What data-mlt-url "/data/verwant/4101" finds could not be');
  Object.assign(answers, given);
  await start();
  await gone();
  expect(calls).toEqual([PERSONAL, AUTHOR, RELATED]);
});

it('asks no site that the page does not list, and says which attribute names it [recommendations-7]', async () => {
  setLogin(undefined);
  Object.assign(hook()?.dataset ?? {}, { authorSearchUrl: 'https://elders.example/auteur' });
  await start();
  await shows(21);
  expect(calls).toEqual([RELATED]);
  expect(logged(/^error/).join()).toContain(
    'What data-author-search-url "https://elders.example/auteur" finds could not be fetched.',
  );
});

it('asks a site that is under endpoints [recommendations-7]', async () => {
  setLogin(undefined);
  const address = 'https://zoek.example/auteur';
  answers[address] = { hits: [hit(31)] };
  Object.assign(hook()?.dataset ?? {}, { authorSearchUrl: address });
  await start({ config: { loginCookie: 'nmt_login', endpoints: { zoek: 'https://zoek.example/' } } });
  await shows(31);
});

it('refuses an address that runs code, by name and value [recommendations-7]', async () => {
  Object.assign(hook()?.dataset ?? {}, { mltUrl: 'javascript:alert(1)' });
  await expect(start()).rejects.toThrow(
    'recommendations: data-mlt-url is "javascript:alert(1)"; expected an https address or a path on this site.',
  );
});

it.each<[string, () => Event]>([
  ['a click', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
  ['the middle button', () => new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })],
])('reports %s on a personal recommendation, over the page’s end [recommendations-4]', async (_, event) => {
  await start();
  await shows(1, 2);
  document.body.addEventListener('click', (click) => click.preventDefault(), { once: true });
  screen.getByRole('link', { name: 'Kop 2' }).dispatchEvent(event());
  await vi.waitFor(() => expect(calls.at(-1)).toBe(`PUT ${CLICKED} {"article_id":2} true`));
});

it('reports nothing of a visitor who refuses a reading history [recommendations-4]', async () => {
  historyEnabled = false;
  await start();
  await shows(1, 2);
  document.body.addEventListener('click', (click) => click.preventDefault(), { once: true });
  screen.getByRole('link', { name: 'Kop 2' }).click();
  await settled();
  expect(calls).toEqual([PERSONAL]);
});

it('reports neither the right button nor articles of the author [recommendations-4]', async () => {
  await start();
  await shows(1, 2);
  screen
    .getByRole('link', { name: 'Kop 2' })
    .dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await shows(11, 12);
  document.body.addEventListener('click', (click) => click.preventDefault(), { once: true });
  screen.getByRole('link', { name: 'Kop 11' }).click();
  expect(calls).toEqual([PERSONAL, AUTHOR]);
});

it('says that a click could not be reported [recommendations-4]', async () => {
  answers[CLICKED] = 500;
  await start();
  await shows(1, 2);
  document.body.addEventListener('click', (click) => click.preventDefault(), { once: true });
  screen.getByRole('link', { name: 'Kop 1' }).click();
  await vi.waitFor(() =>
    expect(logged(/^error/).join()).toContain('A click on a recommended article could not be reported.'),
  );
});
