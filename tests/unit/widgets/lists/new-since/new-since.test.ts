// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseHistory } from '../../../../../core/user/history/permission.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import newSince from '../../../../../widgets/lists/new-since/new-since.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-28T11:00:00Z');

/** A teaser that was published a number of hours after noon. */
const teaser = (id: number, hours: number, more = '') =>
  `<article data-article-id="${id}" ${more}><h2><a href="/a${id}">Kop ${id}</a></h2><p><time datetime="${new Date(NOON + hours * HOUR).toISOString()}">toen</time></p></article>`;
const MORNING = teaser(1, -5) + teaser(2, -6) + teaser(3, -7) + teaser(4, -8);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON - 4 * HOUR, toFake: ['Date'] });
  backend({
    'GET /login-status': { permissions: [], uuid: 'u1' },
    'GET /papi/api/user/settings': { data: { history_enabled: true } },
  });
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  setLogin(undefined);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

async function open(stories: string) {
  leaveAll();
  document.body.replaceChildren(...markup(`<div data-widget="new-since"></div>${stories}`));
  const mounted = await mount(newSince, document.querySelector<HTMLElement>('[data-widget]'), {
    pageType: 'frontpage',
  });
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return mounted;
}

const title = () => document.querySelector('[data-widget] h2')?.textContent;
const listed = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-widget] a')].map((link) => link.textContent);
const marked = () =>
  [...document.querySelectorAll('span')]
    .filter(({ textContent }) => textContent === 'Nieuw')
    .map((mark) => mark.closest('article')?.dataset.articleId);

it('says that the titles are in the language of the page, where that is another one', async () => {
  document.documentElement.lang = 'en';
  await open(MORNING);
  vi.setSystemTime(NOON);
  await open(teaser(9, -1) + MORNING);
  const languageOf = (selector: string) =>
    document.querySelector(`[data-widget] ${selector}`)?.closest('[lang]')?.getAttribute('lang');
  expect(['h2', 'a', 'time'].map(languageOf)).toEqual(['nl', 'en', 'nl']);
  document.documentElement.lang = '';
});

it('shows nothing at the first visit, and while it goes on [design]', async () => {
  await open(MORNING);
  vi.setSystemTime(NOON - 4 * HOUR + 20 * 60_000);
  await open(teaser(9, -3.9) + MORNING);
  expect([title(), marked()]).toEqual([undefined, []]);
});

it('lists and marks what appeared since, the newest first [design]', async () => {
  await open(MORNING);
  vi.setSystemTime(NOON + HOUR);
  const { leave } = await open(
    teaser(7, 0.2) +
      teaser(8, 0.5) +
      MORNING +
      teaser(11, 0.9, 'data-article-type="liveblog"') +
      teaser(12, 3),
  );
  expect(title()).toBe('Nieuw sinds vanochtend');
  expect(listed()).toEqual(['Kop 8', 'Kop 7']);
  expect(marked()).toEqual(['7', '8']);
  leave();
  expect([title(), marked()]).toEqual([undefined, []]);
});

it('marks nothing where nearly everything is new [design]', async () => {
  await open(MORNING);
  vi.setSystemTime(NOON + 30 * HOUR);
  await open(
    [20, 21, 22, 23, 24, 25, 26].map((hours, index) => teaser(index + 50, hours)).join('') + MORNING,
  );
  expect(listed()).toHaveLength(6);
  expect(marked()).toEqual([]);
});

it('does not take a story of the future for seen [design]', async () => {
  await open(teaser(12, 30) + MORNING);
  vi.setSystemTime(NOON + HOUR);
  await open(teaser(12, 30) + teaser(7, 0) + MORNING);
  expect(listed()).toEqual(['Kop 7']);
});

it('leaves out what has no date, no link or no headline, and counts an article once [design]', async () => {
  await open(MORNING);
  vi.setSystemTime(NOON + HOUR);
  await open(
    `${teaser(7, 0)}${teaser(7, 0)}<article data-article-id="8"><h2><a href="/x">Zonder datum</a></h2></article><article data-article-id="9"><time datetime="${new Date(NOON).toISOString()}">nu</time></article><article data-article-id="10"><h2><a href="/x">Ooit</a></h2><time datetime="ooit">ooit</time></article>${MORNING}`,
  );
  expect(listed()).toEqual(['Kop 7']);
});

it('takes nothing for seen on a page that nobody looks at [design]', async () => {
  await open(MORNING);
  vi.setSystemTime(NOON + HOUR);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open(teaser(7, 0) + MORNING);
  visibility.mockRestore();
  vi.setSystemTime(NOON + 5 * HOUR);
  await open(teaser(7, 0) + MORNING);
  expect(listed()).toEqual(['Kop 7']);
});

it('remembers and shows nothing for who refuses a reading history [design]', async () => {
  setLogin('a');
  refuseHistory(loginHash('nmt_login'));
  await open(MORNING);
  vi.setSystemTime(NOON + HOUR);
  await open(teaser(7, 0) + MORNING);
  expect(title()).toBeUndefined();
  expect(localStorage.getItem('nmt_visits')).toBeNull();
});
