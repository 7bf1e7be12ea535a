// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import digitalPaper from '../../../../../widgets/paper/digital-paper/digital-paper.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads later is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../widgets/paper/digital-paper/link-pdf.ts';
import '../../../../../widgets/paper/digital-paper/open-issue.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';

const RIGHT = 'nrch-digitale-editie-zesdaags';
const MORNING = '/krant/2026/03/29/editie/ochtendblad/-3-van-8';
const NOON = Date.parse('2026-03-29T10:00Z');

const window$ = window as unknown as { happyDOM: { setURL: (address: string) => void } };

let answers: Record<string, object | number>;
let server: Backend;
const SETTINGS = '/papi/api/user/settings';
const calls = () => server.calls.map(({ path }) => path).filter((path) => path !== SETTINGS);
let images: string[];

const headline = (article_id: unknown, article_pdf_url: unknown) => ({
  item: { article_id, article_pdf_url },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  // The cookie belongs to the site.
  place('/nieuws/2026/03/29/titel-a4101');
  setLogin('a');
  images = [];
  answers = {
    '/login-status': { permissions: ['nrc-online', RIGHT], uuid: 'u1' },
    '/de/data/NH/2026/03/29/ochtendblad/': { paperheadlines: [headline(4101, '/pdf/4101.pdf')] },
    '/de/data/NH/2026/03/29/': { paperheadlines: [] },
    '/de/data/NH/': [{ paperheadlines: [headline('4102', 'https://pdf.example/4102.pdf')] }],
    '/papi/api/v2/user/me/stats/newest-issue-opened': { data: { pub_date: '2026-03-20' } },
  };
  server = backend({ '*': ({ path }) => answers[path] ?? 404 });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        images.push(address);
      }
    },
  );
  document.body.setAttribute('data-de-valid-permissions-for-download', RIGHT);
  document.body.dataset.articleId = '4101';
  serve(`<p data-widget="digital-paper"><a href="${MORNING}">In de krant</a></p>`);
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
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
});

function place(path: string): void {
  window$.happyDOM.setURL(`https://krant.example${path}`);
}

function serve(html: string): void {
  document.body.innerHTML = html;
}

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const start = (query = '') =>
  mount(digitalPaper, hook(), { config: { loginCookie: 'nmt_login' }, loggedIn: true, query });
const link = () => screen.queryByRole('link', { name: 'Download als pdf' });
const address = () => link()?.getAttribute('href');

describe('the link to the PDF', () => {
  it('is added for a reader with the right, and removed with the hook [digital-paper-6, digital-paper-7, digital-paper-10]', async () => {
    const { leave } = await start();
    await vi.waitFor(() => expect(address()).toBe('/pdf/4101.pdf'));
    expect(calls()).toEqual(['/de/data/NH/2026/03/29/ochtendblad/']);
    expect(hook()?.hasAttribute('data-rejection')).toBe(false);
    leave();
    expect(hook()?.innerHTML).toBe(`<a href="${MORNING}">In de krant</a>`);
  });

  it.each([
    ['without the permission', { permissions: ['nrc-online'], uuid: 'u1' }, ''],
    ['with the debug switch', { permissions: [RIGHT], uuid: 'u1' }, '?debug=no-download-rights'],
  ])(
    'is not there %s, and nothing is requested [digital-paper-7, debug-hashes-3]',
    async (_, login, query) => {
      answers['/login-status'] = login;
      await start(query);
      await vi.waitFor(() => expect(hook()?.dataset.rejection).toBe('no-download-rights'));
      await settled();
      expect(link()).toBeNull();
      expect(calls()).toEqual([]);
    },
  );

  it('is not there for a visitor who is not logged in [digital-paper-6]', async () => {
    setLogin(undefined);
    await start();
    await settled();
    expect(hook()?.dataset.rejection).toBe('no-download-rights');
    expect(calls()).toEqual([]);
    expect(images).toEqual([]);
  });

  it.each([['javascript:alert(1)'], ['http://pdf.example/4101.pdf'], ['data:application/pdf,x']])(
    'does not lead to %s [digital-paper-10]',
    async (pdf) => {
      answers['/de/data/NH/2026/03/29/ochtendblad/'] = { paperheadlines: [headline(4101, pdf)] };
      await start();
      await vi.waitFor(() =>
        logged(
          'warn nmt digital-paper: article_pdf_url of article 4101 is neither https nor on this site; it is not linked.',
        ),
      );
      expect(link()).toBeNull();
    },
  );

  it('is found in the data of the day, and then in the latest edition [digital-paper-3, digital-paper-6]', async () => {
    serve('<div data-widget="digital-paper" data-article-id="4102" hidden></div>');
    await start();
    await vi.waitFor(() => expect(address()).toBe('https://pdf.example/4102.pdf'));
    expect(calls()).toEqual(['/de/data/NH/2026/03/29/', '/de/data/NH/']);
    expect(hook()?.hidden).toBe(false);
  });

  it('is after a hook that is a link itself, which stays hidden if it was [digital-paper-10]', async () => {
    serve(`<a data-widget="digital-paper" data-article-id="4102" href="${MORNING}" hidden>In de krant</a>`);
    await start();
    await vi.waitFor(() => expect(address()).toBe('https://pdf.example/4102.pdf'));
    expect(link()?.previousElementSibling).toBe(hook());
    expect(hook()?.hidden).toBe(true);
  });

  it('is found where the day has no edition of its own [digital-paper-3]', async () => {
    answers['/de/data/NH/2026/03/29/ochtendblad/'] = 404;
    answers['/de/data/NH/2026/03/29/'] = { paperheadlines: [headline(4101, '/pdf/day.pdf')] };
    await start();
    await vi.waitFor(() => expect(address()).toBe('/pdf/day.pdf'));
  });

  it('stands behind a hook that is a link itself [digital-paper-6]', async () => {
    serve(`<p><a data-widget="digital-paper" href="${MORNING}">In de krant</a></p>`);
    await start();
    await vi.waitFor(() => expect(link()?.previousElementSibling).toBe(hook()));
  });

  it('stays away where the call fails, with one message [digital-paper-6]', async () => {
    answers['/de/data/NH/2026/03/29/ochtendblad/'] = 403;
    await start();
    const message =
      /^warn nmt digital-paper: The edition could not be fetched: .* There is no link to the PDF\.$/;
    await vi.waitFor(() => expect(logged(message)).toHaveLength(1));
    expect(link()).toBeNull();
  });
});

describe('an issue of the digital paper', () => {
  const PING = '/papi/user/ping';
  const OPENED = '/papi/api/v2/user/me/stats/issue-opened?pub_code=NH&pub_date=2026-03-29';
  const viewDate = () => localStorage.getItem('nmt_viewdate');

  beforeEach(() => {
    delete document.body.dataset.articleId;
    serve('<main data-widget="digital-paper"></main>');
    place(`${MORNING}#3`);
  });

  it('is reported with each page that the reader turns to, by images [digital-paper-5, digital-paper-9]', async () => {
    await start();
    await vi.waitFor(() => expect(images).toEqual([`${PING}?hash=3`, OPENED]));
    place(`${MORNING}#4`);
    dispatchEvent(new Event('hashchange'));
    place(`${MORNING}#overzicht`);
    dispatchEvent(new Event('hashchange'));
    dispatchEvent(new Event('hashchange'));
    expect(images.slice(2)).toEqual([`${PING}?hash=4`, PING]);
    leaveAll();
    place(`${MORNING}#5`);
    dispatchEvent(new Event('hashchange'));
    expect(images).toHaveLength(4);
  });

  it('is reported with the pages that the reader turns to before it is known whether they may be [digital-paper-9]', async () => {
    let answerSettings: (settings: object) => void = () => {};
    const settings = new Promise<object>((resolve) => {
      answerSettings = resolve;
    });
    server = backend({
      [`GET ${SETTINGS}`]: () => settings,
      '*': ({ path }) => answers[path] ?? 404,
    });
    await start();
    await vi.waitFor(() => expect(server.calls.map(({ path }) => path)).toContain(SETTINGS));
    place(`${MORNING}#4`);
    dispatchEvent(new Event('hashchange'));
    expect(images).toEqual([]);
    answerSettings({ data: { history_enabled: true } });
    await vi.waitFor(() => expect(images).toEqual([`${PING}?hash=3`, `${PING}?hash=4`, OPENED]));
  });

  it('is reported once, however many hooks the page has [digital-paper-9]', async () => {
    serve('<main data-widget="digital-paper"></main><p data-widget="digital-paper"></p>');
    const config = { loginCookie: 'nmt_login' };
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget]'))
      await mount(digitalPaper, element, { config, loggedIn: true });
    await vi.waitFor(() => expect(images.length).toBeGreaterThan(0));
    await settled();
    expect(images).toEqual([`${PING}?hash=3`, OPENED]);
  });

  it('is not reported by a visitor who refuses a reading history; the view date advances all the same [digital-paper-9]', async () => {
    answers[SETTINGS] = { data: { history_enabled: false } };
    await start();
    await vi.waitFor(() => expect(viewDate()).toBe('2026-03-29'));
    await settled();
    place(`${MORNING}#4`);
    dispatchEvent(new Event('hashchange'));
    expect(images).toEqual([]);
  });

  it('becomes the view date, and no call is made on its own day [digital-paper-8]', async () => {
    await start();
    await vi.waitFor(() => expect(viewDate()).toBe('2026-03-29'));
    await settled();
    expect(calls()).toEqual([]);
  });

  it('of an older day leaves a newer view date of another device [digital-paper-8]', async () => {
    place('/krant/2026/03/01/editie/ochtendblad/-1-van-8');
    await start();
    await vi.waitFor(() => expect(viewDate()).toBe('2026-03-20'));
    expect(calls()).toEqual(['/papi/api/v2/user/me/stats/newest-issue-opened']);
  });

  it('is looked up on a page of the paper without an issue, once [digital-paper-8]', async () => {
    place('/krant/');
    serve('<main data-widget="digital-paper"></main><p data-widget="digital-paper"></p>');
    const facts = { config: { loginCookie: 'nmt_login' }, loggedIn: true, pageType: 'de' };
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget]'))
      await mount(digitalPaper, element, facts);
    await vi.waitFor(() => expect(viewDate()).toBe('2026-03-20'));
    await settled();
    expect(calls()).toEqual(['/papi/api/v2/user/me/stats/newest-issue-opened']);
    expect(images).toEqual([]);
  });

  it('is set by the debug switch #viewdate= [debug-hashes-4]', async () => {
    place('/krant/#viewdate=2026-01-02');
    await start();
    await vi.waitFor(() => expect(viewDate()).toBe('2026-01-02'));
  });

  it('is not reported for a preview, an impossible day or an anonymous visitor [digital-paper-9, digital-paper-10]', async () => {
    for (const path of [
      '/krant-preview/2026/03/29/editie/ochtendblad/-1-van-8',
      '/krant/2026/02/30/editie/ochtendblad/-1-van-8',
    ]) {
      place(path);
      await start();
      await settled();
      leaveAll();
    }
    setLogin(undefined);
    place(MORNING);
    await start();
    await settled();
    expect(images).toEqual([]);
  });

  it('shows a message where the view date cannot be fetched [digital-paper-8]', async () => {
    answers['/papi/api/v2/user/me/stats/newest-issue-opened'] = 403;
    place('/krant/2026/03/01/editie/ochtendblad/-1-van-8');
    await start();
    const message =
      /^warn nmt digital-paper: The view date is not known: HttpError: HTTP error! Status: 403$/;
    await vi.waitFor(() => expect(logged(message)).toHaveLength(1));
  });
});
