// @vitest-environment happy-dom
import DOMPurify from 'dompurify';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../core/domain/liveblog/stream/subscribe-to-stream.ts';
import '../../../../../widgets/liveblog/liveblog/LiveTools.tsx';
import liveblog from '../../../../../widgets/liveblog/liveblog/liveblog.ts';
import { connect, settle } from '../../../support/backend.ts';
import { type Connections, stubStreams } from '../../../support/fake-stream.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { translate } from '../../../support/translate.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';
import { setVisible } from '../../support/visible.ts';

const EVERY = 20_000;
/** The interval with a random number of 0.5. */
const RESYNC = 6_000;
const FIRST_POLL = EVERY * 0.75;
const START = Date.UTC(2026, 2, 29, 9, 42);
let connections: Connections;
/** The page that the server sends now. */
let server = { html: '', tag: undefined as string | undefined, status: 200 };
let calls: string[] = [];

const update = (id: number, words = `Bericht ${id}`, more = '') =>
  `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${START + id * 60_000}" ${more}><h2>Kop ${id}</h2><p>${words}</p></li>`;
const hookOf = (updates: string, number: number | '', more = '') =>
  `<div data-widget="liveblog" data-stream-url="/stroom/4104"${number === '' ? '' : ` data-stream-number="${number}"`} ${more}><ol>${updates}</ol></div>`;
const pageOf = (updates: string, number: number | '') =>
  `<html><body data-article-id="4104">${hookOf(updates, number)}</body></html>`;

beforeEach(() => {
  leaveHtmlUnclean();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: START });
  stubIntersectionObserver();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  connections = stubStreams();
  server = { html: '', tag: undefined, status: 200 };
  calls = [];
});

afterEach(async () => {
  act(leaveAll);
  expect(connections.open()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  setVisible(true);
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const backend = {
  request: (path: string) => {
    calls.push(path);
    return new Response(server.html, {
      status: server.status,
      headers: { 'Content-Type': 'text/html', ...(server.tag !== undefined && { ETag: server.tag }) },
    });
  },
};

/** Advances the fake clock, and waits for the work that this starts. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await settle();
  });

/** Opens a liveblog whose page includes the events up to a number. */
async function open(
  updates: string,
  number: number | '' = 40,
  { more = '', path = '/nieuws/2026/03/29/storm-a4104', isTranslated = false } = {},
) {
  history.replaceState(null, '', path);
  document.body.dataset.articleId = '4104';
  document.body.dataset.articleUpdatedAt = new Date(START + 5 * 60_000).toISOString();
  document.body.innerHTML = hookOf(updates, number, more);
  if (isTranslated) translate(document.body);
  server.html = pageOf(updates, number);
  connect(backend);
  const mounted = await act(() =>
    mount(liveblog, document.querySelector<HTMLElement>('[data-widget="liveblog"]')),
  );
  await pass(300);
  return mounted;
}

/** Opens it with a stream that counts as complete. */
async function openComplete(updates: string, options = {}) {
  const mounted = await open(updates, 40, options);
  connections.only().open();
  await pass(RESYNC);
  expect(calls).toHaveLength(1);
  calls = [];
  return mounted;
}

async function send(data: object | string, id: number | string): Promise<void> {
  connections.only().send(data, id);
  await pass(0);
}

const listed = () => [...document.querySelectorAll('li')].map(({ dataset }) => dataset.articleId).join(' ');
const wordsOf = (id: number) => document.querySelector(`#u${id}`)?.textContent;
const button = () => document.querySelector('button');
const received = () => (button()?.hidden ? '' : button()?.textContent);

it('shows new, changed, pinned and removed updates as they arrive, and fetches nothing [liveblog-4, liveblog-6, liveblog-7]', async () => {
  await openComplete(update(2) + update(1));
  await send({ html: update(3) }, 41);
  await send({ html: update(1, 'Anders') }, 42);
  expect(listed()).toBe('3 2 1');
  expect(wordsOf(1)).toBe('Kop 1Anders');
  expect(received()).toBe('1 nieuwe update');
  await send({ html: update(2, 'Bericht 2', 'data-pinned="1"') }, 43);
  expect(listed()).toBe('2 3 1');
  await send({ html: update(4, 'Stil', 'data-update-type="stille_update"'), removed: ['3'] }, 44);
  expect(listed()).toBe('2 4 1');
  expect(received()).toBe('');
  await send({ html: update(2) }, 45);
  expect(listed()).toBe('4 2 1');
  await keepAlive(EVERY * 30);
  expect(calls).toEqual([]);
});

async function keepAlive(milliseconds: number) {
  for (let time = 0; time < milliseconds; time += 10_000) {
    connections.only().ping();
    await pass(10_000);
  }
}

it('fetches the page once, at random within ten seconds, after the connection is open', async () => {
  await open(update(1));
  expect(connections.urls()).toEqual([`${location.origin}/stroom/4104`]);
  connections.only().open();
  server.html = pageOf(update(2) + update(1), 41);
  await pass(RESYNC - 500);
  expect(calls).toEqual([]);
  await pass(500);
  expect([calls.length, listed()]).toEqual([1, '2 1']);
  await keepAlive(EVERY * 3);
  expect(calls).toHaveLength(1);
});

it('fetches nothing if the server first repeats the last event of the page, or sends the next one', async () => {
  for (const number of [40, 41]) {
    await open(update(1));
    connections.only().open();
    await send({ html: update(2) }, number);
    expect(listed()).toBe(number === 40 ? '1' : '2 1');
    await keepAlive(EVERY * 3);
    expect(calls).toEqual([]);
    act(leaveAll);
  }
});

it('shows no event twice', async () => {
  await openComplete(update(1));
  await send({ html: update(2) }, 41);
  await send({ html: update(2, 'Nog eens') }, 41);
  await send({ html: update(3) }, 40);
  expect([listed(), wordsOf(2), received()]).toEqual(['2 1', 'Kop 2Bericht 2', '1 nieuwe update']);
});

it('shows an event after a missing one, and fetches the page for that one', async () => {
  await openComplete(update(1));
  await send({ html: update(3) }, 42);
  expect(listed()).toBe('3 1');
  server.html = pageOf(update(2) + update(1), 41);
  await pass(RESYNC);
  expect([calls.length, listed()]).toEqual([1, '3 2 1']);
  expect(received()).toBe('2 nieuwe updates');
  await send({ html: update(4), removed: ['1'] }, 43);
  await keepAlive(EVERY * 3);
  expect([calls.length, listed()]).toEqual([1, '4 3 2']);
});

it('does not wait longer for the page because more is missing', async () => {
  await openComplete(update(1));
  await send({ html: update(3) }, 42);
  await pass(RESYNC - 1_000);
  await send({ html: update(5) }, 44);
  await send('niet', 45);
  expect(calls).toEqual([]);
  server.html = pageOf([5, 4, 3, 2, 1].map((id) => update(id)).join(''), 45);
  await pass(1_000);
  expect([calls.length, listed()]).toEqual([1, '5 4 3 2 1']);
  await keepAlive(EVERY * 3);
  expect(calls).toHaveLength(1);
  logged('warn nmt liveblog:', /An event of data-stream-url/);
});

it('does not use a page that a cache kept from before the last event, and fetches another', async () => {
  await open(update(1));
  connections.only().open();
  await send({ html: update(2) }, 41);
  await send({ html: update(4) }, 43);
  server.html = pageOf(update(1), 40);
  await pass(RESYNC);
  expect(listed()).toBe('4 2 1');
  server.html = pageOf([4, 3, 2, 1].map((id) => update(id)).join(''), 43);
  connections.only().ping();
  await pass(10_000);
  connections.only().ping();
  await pass(10_000);
  expect([calls.length, listed()]).toEqual([2, '4 3 2 1']);
});

it('counts a page that the server has not changed', async () => {
  server.tag = '"a"';
  await openComplete(update(1));
  connections.only().fail();
  await pass(6_000);
  connections.only().open();
  await pass(RESYNC);
  expect(calls).toHaveLength(1);
  await keepAlive(EVERY * 3);
  expect(calls).toHaveLength(1);
  logged('warn nmt liveblog:', /cannot be read/);
});

it.each([
  ['that is not JSON', 'niet', 'It is not JSON: "niet".'],
  ['of another shape', { html: 7 }, 'It is JSON of another shape: html: expected string, received number.'],
])('fetches the page instead of an event %s', async (_, data, reason) => {
  await openComplete(update(1));
  server.html = pageOf(update(2) + update(1), 41);
  await send(data, 41);
  await pass(RESYNC);
  expect([calls.length, listed()]).toEqual([1, '2 1']);
  await send({ html: update(3) }, 42);
  await keepAlive(EVERY * 3);
  expect([calls.length, listed()]).toEqual([1, '3 2 1']);
  logged(
    'warn nmt liveblog:',
    `An event of data-stream-url "/stroom/4104" cannot be used; the page is fetched. ${reason}`,
  );
});

it('polls within one interval after an error, and as long as it lasts', async () => {
  await openComplete(update(1));
  connections.only().fail();
  server.html = pageOf(update(2) + update(1), 41);
  await pass(EVERY);
  expect([calls.length, listed()]).toEqual([1, '2 1']);
  for (let failures = 0; failures < 4; failures++) {
    await pass(EVERY);
    for (const connection of connections.open()) connection.fail();
  }
  expect(calls.length).toBeGreaterThanOrEqual(4);
  logged(
    'warn nmt liveblog:',
    'data-stream-url "/stroom/4104" cannot be read; expected server-sent events, with a ping at least every ten seconds. The liveblog is polled meanwhile.',
  );
});

it('polls within one interval of the last sign of a server that falls silent', async () => {
  await openComplete(update(1));
  await send({ html: update(2) }, 41);
  await pass(15_000);
  expect(connections.open()).toEqual([]);
  await pass(5_000);
  expect(calls).toHaveLength(1);
  logged('warn nmt liveblog:', /cannot be read/);
});

it('polls as without it while a stream never answers', async () => {
  await open(update(1));
  await pass(FIRST_POLL);
  expect(calls).toHaveLength(1);
  await pass(EVERY * 3);
  expect(calls.length).toBeGreaterThanOrEqual(4);
  logged('warn nmt liveblog:', /cannot be read/);
});

it('does not poll sooner after a failure because the stream goes on', async () => {
  await openComplete(update(1));
  server.status = 503;
  await send({ html: update(3) }, 42);
  await pass(RESYNC);
  expect(calls).toHaveLength(1);
  await send({ html: update(5) }, 44);
  await pass(RESYNC);
  // The first failure doubled the interval.
  expect(calls).toHaveLength(1);
  logged('error nmt liveblog:', /could not be fetched/);
});

it('is closed on a hidden page, and fetches the page at once on return [liveblog-9]', async () => {
  await openComplete(update(1));
  setVisible(false);
  expect(connections.open()).toEqual([]);
  server.html = pageOf(update(2) + update(1), 41);
  await pass(EVERY * 30);
  expect(calls).toEqual([]);
  setVisible(true);
  await pass(0);
  expect([calls.length, listed()]).toEqual([1, '2 1']);
  connections.only().open();
  await pass(RESYNC);
  await keepAlive(EVERY * 3);
  expect(calls).toHaveLength(2);
});

it('ends with the liveblog', async () => {
  await openComplete(update(1));
  const words = document.body.appendChild(document.createElement('p'));
  words.innerHTML = '<span data-liveblog-state="live">Live</span>';
  await send({ ended: true }, 41);
  expect(connections.open()).toEqual([]);
  expect(words.textContent).toBe('Afgelopen');
  await pass(EVERY * 5);
  expect(calls).toEqual([]);
});

it('brings the time of the last update forward, and not back', async () => {
  const at = (id: number) => new Date(START + id * 60_000).toISOString();
  const time = Object.assign(document.createElement('time'), { dateTime: at(2) });
  time.dataset.liveblogUpdated = 'clock';
  document.documentElement.append(time);
  await openComplete(update(2) + update(1));
  await send({ html: update(1, 'Anders') }, 41);
  expect(time.dateTime).toBe(at(2));
  await send({ html: update(3) }, 42);
  expect(time.dateTime).toBe(at(3));
  act(leaveAll);
  time.remove();
});

it('leaves a translated update alone until an event changes it [liveblog-7]', async () => {
  document.documentElement.classList.add('translated-ltr');
  await open(update(2) + update(1), 40, { isTranslated: true });
  connections.only().open();
  await send({ html: update(1, 'Anders') }, 41);
  expect([wordsOf(2), wordsOf(1)]).toEqual(['Kop~ 2Bericht~ 2', 'Kop 1Anders']);
  server.html = pageOf(update(2) + update(1, 'Anders'), 41);
  setVisible(false);
  setVisible(true);
  await pass(0);
  document.documentElement.removeAttribute('class');
  expect(calls).toHaveLength(1);
  expect([wordsOf(2), wordsOf(1)]).toEqual(['Kop~ 2Bericht~ 2', 'Kop 1Anders']);
});

it('only adds new updates to a liveblog in pages [liveblog-7]', async () => {
  await openComplete(update(3) + update(2), { more: 'data-paginated="true"' });
  await send({ html: update(4) + update(3, 'Anders') + update(1), removed: ['2'] }, 41);
  expect(listed()).toBe('4 3 2');
  expect(document.body.textContent).not.toContain('Anders');
});

it('counts on a later page what is new, and not what has changed [liveblog-4]', async () => {
  await open(update(1), 40, { path: '/nieuws/2026/03/29/storm-a4104/2' });
  connections.only().open();
  await send({ html: update(6) }, 41);
  await send({ html: update(3, 'Anders') }, 42);
  await send({ html: update(6, 'Anders') }, 43);
  expect([received(), listed()]).toEqual(['1 nieuwe update', '1']);
});

it('fetches the page if what arrived could not be shown', async () => {
  await openComplete(update(1));
  const sanitize = vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
    throw new Error('broken');
  });
  await send({ html: update(2) }, 41);
  expect(listed()).toBe('1');
  sanitize.mockRestore();
  leaveHtmlUnclean();
  await send({ html: update(3) }, 42);
  server.html = pageOf([3, 2, 1].map((id) => update(id)).join(''), 42);
  await pass(RESYNC);
  expect([calls.length, listed()]).toEqual([1, '3 2 1']);
  logged('error nmt liveblog:', /could not be shown; the page is fetched/);
});

it.each([
  [
    'of another site',
    { url: 'https://elders.example/stroom' },
    'data-stream-url is "https://elders.example/stroom"; expected an address of this site, or of one of fragmentOrigins in script#site-config. The liveblog is polled.',
  ],
  [
    'without a number of its page',
    { number: '' as const },
    'data-stream-number is missing beside data-stream-url "/stroom/4104"; expected the number of the last event that the page includes. The liveblog is polled.',
  ],
])(
  'polls with a stream %s',
  async (_, { url = '/stroom/4104', number = 40 }: { url?: string; number?: number | '' }, message) => {
    history.replaceState(null, '', '/nieuws/2026/03/29/storm-a4104');
    await openAt(url, number);
    expect(connections.urls()).toEqual([]);
    await pass(FIRST_POLL);
    expect(calls).toHaveLength(1);
    logged('warn nmt liveblog:', message);
  },
);

async function openAt(url: string, number: number | '') {
  server.html = pageOf(update(1), number);
  document.body.innerHTML = hookOf(update(1), number).replace('/stroom/4104', url);
  connect(backend);
  await act(() => mount(liveblog, document.querySelector<HTMLElement>('[data-widget="liveblog"]')));
  await pass(300);
}

it.each(['data-ended="true"', 'data-refresh-interval="0"'])('follows no stream with %s', async (more) => {
  await open(update(1), 40, { more });
  tolerate('warn nmt liveblog:');
  expect(connections.urls()).toEqual([]);
  await pass(EVERY * 2);
  expect(calls).toEqual([]);
});
