// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseHistory } from '../../../../../core/user/history/permission.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import liveblog from '../../../../../widgets/liveblog/liveblog/liveblog.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 29, 8, 42);

/** Returns an update of a number of minutes after the start. */
const update = (id: number, key = false) =>
  `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${START + id * MINUTE}"${key ? ' data-key-moment="1"' : ''}><h2>Kop ${id}</h2></li>`;

beforeEach(() => {
  vi.useFakeTimers({ now: START + 10 * MINUTE, toFake: ['Date'] });
  stubIntersectionObserver();
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
  history.replaceState(null, '', '/');
});

async function open(
  updates: string,
  { place = true, path = '/nieuws/2026/03/29/storm-a4104', more = 'data-ended="true"', updatedAt = '' } = {},
) {
  leaveAll();
  history.replaceState(null, '', path);
  document.body.dataset.articleId = '4104';
  document.body.dataset.articleUpdatedAt = updatedAt;
  document.body.innerHTML = `<div data-widget="liveblog" ${more}>${place ? '<div data-liveblog-since></div>' : ''}<div data-liveblog-tools></div><ol>${updates}</ol></div>`;
  const mounted = await mount(liveblog, document.querySelector<HTMLElement>('[data-widget="liveblog"]'));
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return mounted;
}

const summary = () => document.querySelector('[data-liveblog-since]')?.textContent ?? '';
const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-liveblog-since] a')].map(
    (link) => `${link.getAttribute('href')} ${link.textContent}`,
  );
const mark = () => document.querySelector('[data-update-drawn]')?.closest('li')?.id;

it('is silent at the first visit, and says at the next what happened since [design]', async () => {
  await open(update(2) + update(1));
  expect([summary(), mark()]).toEqual(['', undefined]);
  vi.setSystemTime(START + 120 * MINUTE);
  await open(update(9) + update(8, true) + update(7) + update(2) + update(1));
  expect(summary()).toContain('Sinds je laatste bezoek: 3 updates');
  expect(links()).toEqual(['#u8 Kop 8', '#u7 Lees verder bij de eerste die je nog niet zag']);
  expect(mark()).toBe('u2');
  expect(document.querySelector('[data-update-drawn]')?.textContent).toBe('Hier was je gebleven');
  // A reload belongs to the same visit.
  await open(update(9) + update(8, true) + update(7) + update(2) + update(1));
  expect(summary()).toContain('Sinds je laatste bezoek: 3 updates');
  vi.setSystemTime(START + 240 * MINUTE);
  await open(update(9) + update(8, true) + update(7) + update(2) + update(1));
  expect([summary(), mark()]).toEqual(['', undefined]);
});

it('brings the view, and React with it, in a file of its own: most visits have missed nothing', async () => {
  const { readFileSync } = await import('node:fs');
  for (const file of ['load-visit-summary.ts', 'since/show-visit.ts']) {
    const source = readFileSync(`widgets/liveblog/liveblog/${file}`, 'utf8');
    expect(source.match(/^import (?!type ).*tsx';$/gm), file).toBeNull();
  }
});

it('does not depend on the visitor’s clock', async () => {
  vi.setSystemTime(Date.UTC(1999, 0, 1));
  await open(update(2) + update(1));
  vi.setSystemTime(Date.UTC(1999, 0, 2));
  await open(update(3) + update(2) + update(1));
  expect(summary()).toContain('Sinds je laatste bezoek: 1 update');
});

it('takes no date of the future for seen while the liveblog goes on', async () => {
  // Update 90 has a time an hour later.
  const going = (minutes: number) => ({
    more: 'data-refresh-interval="0"',
    updatedAt: new Date(START + minutes * MINUTE).toISOString(),
  });
  await open(update(90) + update(2) + update(1), going(30));
  vi.setSystemTime(START + 120 * MINUTE);
  await open(update(90) + update(60) + update(2) + update(1), going(60));
  expect(summary()).toContain('Sinds je laatste bezoek: 2 updates');
});

it('leaves the page as the server sent it when it ends [design]', async () => {
  await open(update(1));
  vi.setSystemTime(START + 120 * MINUTE);
  const { leave } = await open(update(2) + update(1));
  expect(mark()).toBe('u1');
  leave();
  expect([summary(), mark()]).toEqual(['', undefined]);
});

it.each([
  ['without its place', { place: false }],
  ['on a further page', { path: '/nieuws/2026/03/29/storm-a4104/2' }],
])('remembers nothing %s [design]', async (_, options) => {
  await open(update(1), options);
  expect(localStorage.length).toBe(0);
});

it('remembers nothing for who refuses a reading history [design]', async () => {
  setLogin('a');
  refuseHistory(loginHash('nmt_login'));
  await open(update(1));
  vi.setSystemTime(START + 120 * MINUTE);
  await open(update(2) + update(1));
  expect(summary()).toBe('');
  expect(localStorage.getItem('nmt_visits')).toBeNull();
});
