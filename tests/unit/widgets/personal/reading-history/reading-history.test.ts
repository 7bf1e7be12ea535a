// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHistoryPermission, refuseHistory } from '../../../../../core/user/history/permission.ts';
import { forgetReadArticles } from '../../../../../core/user/history/read-articles.ts';
import { rememberHistorySettings } from '../../../../../core/user/history/settings.ts';
import { chooseVisited } from '../../../../../core/user/history/visited-links.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import readingHistory from '../../../../../widgets/personal/reading-history/reading-history.ts';
import * as resume from '../../../../../widgets/personal/reading-history/resume/resume-reading.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

vi.mock('../../../../../widgets/personal/reading-history/resume/resume-reading.ts', { spy: true });

const DAY = 86_400_000;
/** The first test loads the chunks; later tests may wait for the outbox of an earlier page. */
const SETTINGS = 'GET /papi/api/user/settings';
const READS = 'GET /papi/api/v2/user/me/history/';

let settings: object | number;
let read: object | number;
let login: object | number;

let server: Backend;

beforeEach(() => {
  settings = { data: { history_enabled: true, history_show_days: 90 } };
  read = { data: [] };
  login = { permissions: [], uuid: 'u1' };
  server = backend({
    'GET /login-status': () => login,
    'GET /papi/api/user/settings': () => settings,
    'GET *': () => read,
    '*': 204,
  });
  setLogin('a');
  document.body.dataset.articleId = '4101';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.body.dataset.articleId;
});

const start = () => mount(readingHistory, document.body, { config: { loginCookie: 'nmt_login' } });
const made = (call: string) => server.calls.filter((each) => each.call === call);
const recorded = () => made('PUT /papi/api/user/history').map(({ body }) => body);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const serve = (html: string) => document.body.replaceChildren(...markup(html));
const marked = () =>
  [...document.querySelectorAll('.is-read')].map((teaser) => teaser.getAttribute('data-article-id'));
/** Waits for code that is loading, and for the work that depends on it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('recording', () => {
  it('records the article of the page, once [reading-history-2, reading-history-4]', async () => {
    await start();
    await vi.waitFor(() => expect(recorded()).toEqual([{ article_id: 4101 }]));
    // The settings may be stored again, here or in another tab.
    rememberHistorySettings(loginHash('nmt_login') ?? '', { enabled: true, showDays: 30 });
    await settle();
    expect(recorded()).toHaveLength(1);
  });

  it.each([
    ['null', { data: { history_enabled: null } }],
    ['missing', { data: {} }],
    ['false', { data: { history_enabled: false, history_show_days: 90 } }],
    ['no boolean', { data: { history_enabled: 'true' } }],
    ['a failure', 500],
  ])(
    'records and asks nothing where the permission is %s [reading-history-4, history-notice-6]',
    async (_, answer) => {
      tolerate('warn nmt feature: It is not known whether a reading history may be kept: HttpError:');
      settings = answer;
      serve('<article data-article-id="4102"></article>');
      await start();
      await vi.waitFor(() => expect(server.calls.map(({ call }) => call)).toEqual([SETTINGS]));
      await settle();
      expect(server.calls).toHaveLength(1);
    },
  );

  it('does nothing for who is not logged in [reading-history-1]', async () => {
    setLogin(undefined);
    serve('<article data-article-id="4102"></article>');
    await start();
    await settle();
    expect(server.calls).toEqual([]);
  });

  it('does nothing where the visitor refused in this browser, whatever the account says [reading-history-4]', async () => {
    refuseHistory(loginHash('nmt_login'));
    await start();
    await settle();
    expect(server.calls).toEqual([]);
  });

  it('begins when the permission arrives, and ends when it is withdrawn [reading-history-4]', async () => {
    settings = { data: { history_enabled: null } };
    serve('<article data-article-id="4102"></article>');
    read = { data: [{ article_id: 4102, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(made(SETTINGS)).toHaveLength(1));
    const mark = loginHash('nmt_login') ?? '';
    giveHistoryPermission(mark);
    await settle();
    expect(recorded()).toEqual([]);
    rememberHistorySettings(mark, { enabled: true, showDays: 90 });
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    await vi.waitFor(() => expect(recorded()).toEqual([{ article_id: 4101 }]));
    const teaser = document.querySelector<HTMLElement>('article');
    // The style of the mark gives it a text for screen readers, in the language of the site.
    expect(teaser?.style.getPropertyValue('--nmt-read')).toBe('" (gelezen)"');
    refuseHistory(mark);
    await vi.waitFor(() => expect(marked()).toEqual([]));
    expect(teaser?.hasAttribute('style')).toBe(false);
  });

  it('records for an account whose login status has no id, without the outbox [reading-history-4]', async () => {
    login = { permissions: [] };
    await start();
    await vi.waitFor(() => expect(recorded()).toEqual([{ article_id: 4101 }]));
    expect(Object.keys(localStorage).some((key) => key.startsWith('nmt_outbox:'))).toBe(false);
  });

  it.each(['', 'abc', '12.5', '0', '-4'])('records nothing for the article id "%s"', async (id) => {
    document.body.dataset.articleId = id;
    await start();
    await vi.waitFor(() => expect(made(SETTINGS)).toHaveLength(1));
    await settle();
    expect(recorded()).toEqual([]);
  });
});

describe('marks', () => {
  const TEASERS = `<article data-article-id="4102"></article><article data-article-id="4103"></article>
    <article data-article-id="4101"></article><div data-widget="liveblog-block" data-article-id="4102"></div>
    <li data-update-id="9" data-article-id="4102"></li><article data-article-id="oud"></article>`;

  it('marks teasers of articles that were read within the days of the settings [reading-history-3, reading-history-5]', async () => {
    serve(TEASERS);
    read = {
      data: [
        { article_id: 4102, history_date: daysAgo(89) },
        { article_id: '4103', history_date: daysAgo(91) },
        { article_id: 4104 },
        'geen artikel',
      ],
    };
    const { leave } = await start();
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    expect(made(READS).map(({ search }) => search)).toEqual(['?article_ids=4102,4103']);
    leave();
    expect(marked()).toEqual([]);
    logged('warn nmt http: an entry of user/me/history is of another type than expected; it');
  });

  it.each([
    [60, 31, []],
    [60, 29, ['4102']],
    [null, 29, ['4102']],
    [null, 31, []],
    [365, 179, ['4102']],
  ])(
    'snaps %s days to a choice: read %i days ago [reading-history-5, privacy-settings-3]',
    async (days, age, expected) => {
      settings = { data: { history_enabled: true, history_show_days: days } };
      serve(TEASERS);
      read = { data: [{ article_id: 4102, history_date: daysAgo(age) }] };
      await start();
      await vi.waitFor(() => expect(made(READS)).toHaveLength(1));
      await settle();
      expect(marked()).toEqual(expected);
    },
  );

  it('asks once per page, for at most 100 articles, each once [reading-history-5]', async () => {
    const teasers = Array.from(
      { length: 150 },
      (_, n) => `<article data-article-id="${5000 + n}"></article>`,
    );
    serve(teasers.join('') + teasers.join(''));
    read = { data: [{ article_id: 5000, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(made(READS)).toHaveLength(1));
    const ids = new URLSearchParams(made(READS)[0]?.search).get('article_ids')?.split(',');
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
    // The mark shows that the teasers that arrived later have been checked.
    serve('<article data-article-id="7000"></article><article data-article-id="5000"></article>');
    await vi.waitFor(() => expect(marked()).toEqual(['5000']));
    await settle();
    expect(made(READS)).toHaveLength(1);
  });

  it('marks teasers that arrive later from what this browser knows [reading-history-5]', async () => {
    serve(TEASERS);
    read = { data: [{ article_id: 4102, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    document.body.append(...markup('<article data-article-id="4102"></article>'));
    await vi.waitFor(() => expect(marked()).toEqual(['4102', '4102']));
  });

  it('makes no marks and no call while the visitor does not want them [reading-history-5, privacy-settings-7]', async () => {
    chooseVisited(false);
    serve(TEASERS);
    read = { data: [{ article_id: 4102, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(recorded()).toHaveLength(1));
    expect(made(READS)).toEqual([]);
    chooseVisited(true);
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    chooseVisited(false);
    await vi.waitFor(() => expect(marked()).toEqual([]));
  });

  it('takes the marks away when the history is deleted [privacy-settings-7]', async () => {
    serve(TEASERS);
    read = { data: [{ article_id: 4102, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    forgetReadArticles();
    expect(marked()).toEqual([]);
  });

  it('shows nothing of the former reader to the next one on this device [reading-history-1]', async () => {
    serve(TEASERS);
    read = { data: [{ article_id: 4102, history_date: daysAgo(1) }] };
    await start();
    await vi.waitFor(() => expect(marked()).toEqual(['4102']));
    await vi.waitFor(() => expect(recorded()).toHaveLength(1));
    [login, read] = [{ permissions: [], uuid: 'u2' }, { data: [] }];
    setLogin('b');
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(marked()).toEqual([]));
    // The view also counts for the account that is logged in now.
    await vi.waitFor(() => expect(recorded()).toHaveLength(2));
  });

  it('leaves the page as it is where the call fails, and says so [reading-history-5]', async () => {
    serve(TEASERS);
    read = 404;
    await start();
    await vi.waitFor(() =>
      expect(logged(/^error/).join()).toContain('It is not known which articles were read'),
    );
    expect(marked()).toEqual([]);
  });
});

describe('reading on [design]', () => {
  const page = '<div data-resume-reading></div><div data-article-body><p>Alinea</p></div>';

  it('is remembered where the page has its place and the permission is there', async () => {
    const resumeReading = vi.mocked(resume.resumeReading).mockClear();
    serve(page);
    await start();
    await vi.waitFor(() => expect(resumeReading).toHaveBeenCalledOnce());
    expect(resumeReading.mock.calls[0]?.[0]).toMatchObject({ articleId: 4101 });
  });

  it('is not where the permission or the place is missing', async () => {
    const resumeReading = vi.mocked(resume.resumeReading).mockClear();
    await start();
    await settle();
    leaveAll();
    serve(page);
    refuseHistory(loginHash('nmt_login'));
    await start();
    await settle();
    expect(resumeReading).not.toHaveBeenCalled();
  });
});
