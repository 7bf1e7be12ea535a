// @vitest-environment happy-dom
import DOMPurify from 'dompurify';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../widgets/liveblog/liveblog/LiveTools.tsx';
import liveblog from '../../../../../widgets/liveblog/liveblog/liveblog.ts';
import { connect, settle } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { translate } from '../../../support/translate.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';
import { setVisible } from '../../support/visible.ts';

const EVERY = 20_000;
/** How long the browser takes to become idle, in milliseconds. */
const IDLE = 300;
const START = Date.UTC(2026, 2, 29, 9, 42);
let observers: ReturnType<typeof stubIntersectionObserver>;

/** What the server answers now. */
let server = { html: '', tag: undefined as string | undefined, status: 200, time: {} };
let asked: { cache: RequestCache | undefined }[] = [];

interface Told {
  readonly pinned?: boolean;
  readonly silent?: boolean;
  readonly words?: string;
}

/** An update whose time rises with its number. */
const update = (id: number, { pinned = false, silent = false, words = `Bericht ${id}` }: Told = {}) =>
  `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${START + id * 60_000}"${pinned ? ' data-pinned="1"' : ''}${silent ? ' data-update-type="stille_update"' : ''}><h2>Kop ${id}</h2><p>${words}</p></li>`;
const pageOf = (updates: string, more = '') =>
  `<html><body data-article-id="4104" data-article-updated-at="${new Date(START + 5 * 60_000).toISOString()}"><div data-widget="liveblog" ${more}><ol>${updates}</ol></div></body></html>`;

beforeEach(() => {
  leaveHtmlUnclean();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: START });
  observers = stubIntersectionObserver();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = { html: '', tag: undefined, status: 200, time: {} };
  asked = [];
});

afterEach(async () => {
  act(leaveAll);
  expect(vi.getTimerCount()).toBe(0);
  setVisible(true);
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const backend = {
  request: (_path: string) =>
    new Response(server.html, {
      status: server.status,
      headers: {
        'Content-Type': 'text/html',
        ...(server.tag !== undefined && { ETag: server.tag }),
        ...server.time,
      },
    }),
};

/** Opens a liveblog with these updates and mounts the feature. */
async function open(
  updates: string,
  {
    more = '',
    path = '/nieuws/2026/03/29/storm-a4104',
    isTranslated = false,
    updatedAt = new Date(START + 5 * 60_000).toISOString(),
  } = {},
) {
  history.replaceState(null, '', path);
  document.body.dataset.articleId = '4104';
  document.body.dataset.articleUpdatedAt = updatedAt;
  document.body.innerHTML = `<div data-widget="liveblog" ${more}><ol>${updates}</ol></div>`;
  if (isTranslated) translate(document.body);
  server.html = pageOf(updates);
  const { calls } = connect(backend);
  const { fetch } = window;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push({ cache: init.cache });
    return fetch(url, init);
  });
  const mounted = await act(async () => {
    const done = await mount(liveblog, document.querySelector<HTMLElement>('[data-widget="liveblog"]'));
    await vi.advanceTimersByTimeAsync(IDLE);
    await settle();
    return done;
  });
  return { ...mounted, calls };
}

/** Waits for the next poll. */
async function poll(html?: string): Promise<void> {
  if (html !== undefined) server.html = html;
  await act(async () => {
    await vi.advanceTimersByTimeAsync(EVERY);
    await settle();
  });
}

const listed = () => [...document.querySelectorAll('li')].map(({ dataset }) => dataset.articleId).join(' ');
const wordsOf = (id: number) => document.querySelector(`#u${id}`)?.textContent;
const button = () => document.querySelector('button');
const received = () => (button()?.hidden ? '' : button()?.textContent);

it('requests its own page, counts new updates and places them [liveblog-2, liveblog-4, liveblog-6, liveblog-10]', async () => {
  const { calls } = await open(update(9, { pinned: true }) + update(2) + update(1), {
    path: '/nieuws/2026/03/29/storm-a4104?gift=1#u1',
  });
  expect(received()).toBe('');
  await poll(pageOf(update(9, { pinned: true }) + update(3) + update(2) + update(1)));
  expect(calls).toEqual(['GET /nieuws/2026/03/29/storm-a4104?gift=1']);
  expect(asked).toEqual([{ cache: 'no-cache' }]);
  expect(listed()).toBe('9 3 2 1');
  expect(received()).toBe('1 nieuwe update');
  await poll(
    pageOf(
      update(10, { pinned: true }) +
        update(9, { pinned: true }) +
        update(4) +
        update(3) +
        update(2) +
        update(1),
    ),
  );
  expect(listed()).toBe('10 9 4 3 2 1');
  expect(received()).toBe('3 nieuwe updates');
  expect(button()?.closest('[role="status"][aria-live="polite"]')).not.toBeNull();
});

it('shows no button before there is anything new [liveblog-10]', async () => {
  await open(update(1));
  expect(button()?.hidden).toBe(true);
});

it('changes headlines and words in place and removes deleted updates [liveblog-7]', async () => {
  await open(update(3) + update(2) + update(1));
  const [third, second] = document.querySelectorAll('li');
  await poll(
    pageOf(update(3, { words: 'Anders' }) + update(1, { pinned: true })).replace('Kop 3', 'Nieuwe kop'),
  );
  expect(listed()).toBe('3 1');
  expect(third?.textContent).toBe('Nieuwe kopAnders');
  expect(document.querySelector('li')).toBe(third);
  expect(second?.isConnected).toBe(false);
  expect(received()).toBe('');
});

it('leaves a translated update alone until the server changes it [liveblog-7]', async () => {
  await open(update(2) + update(1));
  translate(document.body);
  await poll(pageOf(update(3) + update(2) + update(1)));
  expect(wordsOf(2)).toBe('Kop~ 2Bericht~ 2');
  expect(wordsOf(3)).toBe('Kop 3Bericht 3');
  translate(document.querySelector('#u3') as Element);
  await poll(pageOf(update(4) + update(3) + update(2, { words: 'Anders' }) + update(1)));
  expect([4, 3, 2, 1].map(wordsOf)).toEqual([
    'Kop 4Bericht 4',
    'Kop~ 3Bericht~ 3',
    // Its headline is the same.
    'Kop~ 2Anders',
    'Kop~ 1Bericht~ 1',
  ]);
  await poll(pageOf(update(4) + update(3) + update(2) + update(1)));
  expect(wordsOf(2)).toBe('Kop~ 2Bericht 2');
});

it('takes the first answer for what the server sent if the page is translated before it mounts', async () => {
  document.documentElement.classList.add('translated-ltr');
  await open(update(2) + update(1), { isTranslated: true });
  await poll(pageOf(update(2) + update(1)));
  expect(wordsOf(1)).toBe('Kop~ 1Bericht~ 1');
  await poll(pageOf(update(2) + update(1, { words: 'Anders' })));
  document.documentElement.removeAttribute('class');
  expect([wordsOf(2), wordsOf(1)]).toEqual(['Kop~ 2Bericht~ 2', 'Kop 1Anders']);
});

it('only adds new updates to a liveblog in pages [liveblog-7]', async () => {
  await open(update(3) + update(2) + update(1), { more: 'data-paginated="true"' });
  await poll(pageOf(update(5) + update(3, { words: 'Anders' }) + update(0)));
  expect(listed()).toBe('5 3 2 1');
  expect(document.body.textContent).not.toContain('Anders');
  expect(received()).toBe('1 nieuwe update');
});

it('takes a page with a number in its address for one of several [liveblog-1, liveblog-7]', async () => {
  await open(update(3) + update(2) + update(1), { path: '/nieuws/2026/03/29/storm-a4104/1' });
  await poll(pageOf(update(4) + update(3, { words: 'Anders' }) + update(2)));
  expect(listed()).toBe('4 3 2 1');
  expect(document.body.textContent).not.toContain('Anders');
});

it('finds the update of an anchor by its number where no element has that id [liveblog-5]', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await open(update(2) + update(1), { path: '/nieuws/2026/03/29/storm-a4104#2' });
  expect(scrolled.mock.contexts).toEqual([document.querySelector('#u2')]);
  expect(document.activeElement?.id).toBe('u2');
  await vi.advanceTimersByTimeAsync(0);
});

it('leads to an update without an id by its number [liveblog-5]', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const anonymous = (id: number) => update(id).replace(`id="u${id}" `, '');
  await open(anonymous(1), { path: '/nieuws/2026/03/29/storm-a4104/2' });
  await poll(pageOf(anonymous(7) + anonymous(6) + anonymous(5)));
  await act(async () => button()?.click());
  expect(assign).toHaveBeenCalledWith(`${location.origin}/nieuws/2026/03/29/storm-a4104#6`);
});

it.each([
  ['right', START],
  ['slow', START - 90 * 60_000],
  ['fast', START + 90 * 60_000],
])(
  'counts on a later page that does not say when it was made what came since it was opened, by a clock that is %s [liveblog-4]',
  async (_, visitorTime) => {
    vi.setSystemTime(visitorTime);
    await open(update(1), { path: '/nieuws/2026/03/29/storm-a4104/2', updatedAt: '' });
    // The page was opened five minutes after the start; a cache kept the answer for a minute.
    server.time = { Date: new Date(START + 4 * 60_000 + EVERY).toUTCString(), Age: '60' };
    await poll(pageOf(update(6) + update(5) + update(4)));
    expect(received()).toBe('1 nieuwe update');
  },
);

it('counts on a later page what comes after the first answer, if no time is known [liveblog-4]', async () => {
  await open(update(1), { path: '/nieuws/2026/03/29/storm-a4104/2', updatedAt: '' });
  await poll(pageOf(update(2) + update(1)));
  expect(received()).toBe('');
  await poll(pageOf(update(3) + update(2) + update(1)));
  expect(received()).toBe('1 nieuwe update');
});

it('takes the reader to the oldest new update, and clears the count [liveblog-5]', async () => {
  await open(update(1));
  await poll(pageOf(update(3) + update(2) + update(1)));
  const oldest = document.querySelector<HTMLElement>('#u2');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await act(async () => button()?.click());
  expect(scrolled.mock.contexts).toEqual([oldest]);
  expect(document.activeElement).toBe(oldest);
  expect(received()).toBe('');
});

it('counts new updates of page 1 on a later page, and leads there [liveblog-5, liveblog-9]', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { calls } = await open(update(1), { path: '/nieuws/2026/03/29/storm-a4104/2' });
  // Updates 6 and 7 appeared after the page was made; the others were on page 1 at that time.
  await poll(pageOf(update(7) + update(6) + update(5) + update(4)));
  expect(calls).toEqual(['GET /nieuws/2026/03/29/storm-a4104']);
  expect(listed()).toBe('1');
  expect(received()).toBe('2 nieuwe updates');
  await poll(pageOf(update(8) + update(7) + update(6) + update(5)));
  expect(received()).toBe('3 nieuwe updates');
  await act(async () => button()?.click());
  expect(assign).toHaveBeenCalledWith(`${location.origin}/nieuws/2026/03/29/storm-a4104#u6`);
  expect(received()).toBe('');
});

it('places a silent update without counting it, and does not count a returning one twice [liveblog-widget-4]', async () => {
  await open(update(1));
  await poll(pageOf(update(2, { silent: true }) + update(1)));
  expect(listed()).toBe('2 1');
  expect(received()).toBe('');
  await poll(pageOf(update(3) + update(1)));
  expect(received()).toBe('1 nieuwe update');
  await poll(pageOf(update(1)));
  expect(received()).toBe('');
  await poll(pageOf(update(3) + update(1)));
  expect(listed()).toBe('3 1');
  expect(received()).toBe('');
});

it('stops counting updates that the reader scrolls to, but not those in view from the start', async () => {
  await open(update(1));
  await poll(pageOf(update(3) + update(2) + update(1)));
  const [third, second] = document.querySelectorAll('li');
  if (!third || !second) throw new Error('No updates.');
  act(() => observers.leave(third));
  act(() => observers.enter(second));
  expect(received()).toBe('2 nieuwe updates');
  act(() => observers.enter(third));
  expect(received()).toBe('1 nieuwe update');
  act(() => observers.leave(second));
  act(() => observers.enter(second));
  expect(received()).toBe('');
});

it('parses nothing on 304 [liveblog-2]', async () => {
  await open(update(1));
  server.tag = 'W/"a"';
  await poll();
  // If the feature read this answer, update 9 would appear.
  await poll(pageOf(update(9) + update(1)));
  expect(asked).toHaveLength(2);
  expect(listed()).toBe('1');
  server.tag = 'W/"b"';
  await poll();
  expect(listed()).toBe('9 1');
});

it.each([
  ['fails', () => (server.status = 500), /answered 500/],
  ['is a login page', () => (server.html = '<html><body>Log in</body></html>'), /has no updates/],
  [
    'is another article',
    () => (server.html = server.html.replace('id="4104"', 'id="4117"')),
    /is article 4117/,
  ],
  ['is half a document', () => (server.html = server.html.slice(0, -30)), /ends halfway/],
  [
    'is 20 MB',
    () => (server.html = server.html.replace('Kop', 'x'.repeat(20_000_000))),
    /more than 3000000 bytes/,
  ],
])('keeps the page and logs once that the answer %s [liveblog-8]', async (_, spoil, says) => {
  const { hook } = await open(update(2) + update(1));
  const before = hook.innerHTML;
  server.html = pageOf(update(3) + update(1));
  spoil();
  await poll();
  await poll();
  await poll();
  expect(hook.innerHTML).toBe(before);
  const calls = logged(/^error/);
  expect(calls).toHaveLength(1);
  const [, message, cause] = calls.at(-1) ?? [];
  expect(message).toBe('The updates could not be fetched; what is shown stays.');
  expect(String(cause)).toMatch(says);
});

it('reads an answer again that it could not take over [liveblog-8]', async () => {
  await open(update(1));
  server.tag = '"2"';
  vi.spyOn(DOMPurify, 'sanitize').mockImplementationOnce(() => {
    throw new Error('The sanitiser failed.');
  });
  await poll(pageOf(update(2) + update(1)));
  expect(listed()).toBe('1');
  await poll();
  await poll();
  expect(listed()).toBe('2 1');
  logged('error nmt liveblog: The updates could not be fetched; what is shown stays. Error:');
});

it('keeps its state where a nearby cache answers with an older copy', async () => {
  await open(update(1));
  const newer = pageOf(update(2) + update(1));
  await poll(
    newer.replace(/updated-at="[^"]*"/, `updated-at="${new Date(START + 9 * 60_000).toISOString()}"`),
  );
  await poll(pageOf(update(1)));
  expect(listed()).toBe('2 1');
});

it('takes nothing away where the first answer is older than the page', async () => {
  await open(update(2) + update(1), { updatedAt: new Date(START + 9 * 60_000).toISOString() });
  await poll(pageOf(update(1), 'data-ended="true"'));
  expect(listed()).toBe('2 1');
  await poll(
    pageOf(update(3) + update(2) + update(1)).replace(
      /updated-at="[^"]*"/,
      `updated-at="${new Date(START + 10 * 60_000).toISOString()}"`,
    ),
  );
  expect(listed()).toBe('3 2 1');
});

it('compares Last-Modified where the page does not say when it was updated', async () => {
  Object.defineProperty(document, 'lastModified', { value: '03/29/2026 10:00:00', configurable: true });
  const at = (text: string) => new Date(text).toUTCString();
  await open(update(2) + update(1), { updatedAt: '' });
  server.time = { 'Last-Modified': at('03/29/2026 09:59:00') };
  const bare = (updates: string) => pageOf(updates).replace(/ data-article-updated-at="[^"]*"/, '');
  await poll(bare(update(1)));
  expect(listed()).toBe('2 1');
  server.time = { 'Last-Modified': at('03/29/2026 10:01:00') };
  await poll(bare(update(3) + update(2) + update(1)));
  expect(listed()).toBe('3 2 1');
});

it('does not depend on the reader’s clock', async () => {
  vi.setSystemTime(Date.UTC(1999, 0, 1));
  await open(update(1));
  await poll(pageOf(update(2) + update(1)));
  expect(received()).toBe('1 nieuwe update');
});

it('requests nothing while hidden, and at once on return [liveblog-9]', async () => {
  const { calls } = await open(update(1));
  setVisible(false);
  await vi.advanceTimersByTimeAsync(EVERY * 20);
  expect(calls).toEqual([]);
  setVisible(true);
  await settle();
  expect(calls).toHaveLength(1);
});

it('polls at the attribute’s interval, never with 0 or once it has ended [liveblog-9]', async () => {
  const { calls } = await open(update(1), { more: 'data-refresh-interval="1000"' });
  await vi.advanceTimersByTimeAsync(3_050);
  expect(calls).toHaveLength(3);
  leaveAll();
  for (const more of ['data-refresh-interval="0"', 'data-ended="true"']) {
    const silent = await open(update(1), { more });
    await poll();
    expect(silent.calls).toEqual([]);
  }
});

it('stops when the server ends the liveblog, with its last update shown', async () => {
  const { calls } = await open(update(1));
  await poll(pageOf(update(2) + update(1), 'data-ended'));
  expect(listed()).toBe('2 1');
  await poll();
  await poll();
  expect(calls).toHaveLength(1);
});

it.each(['-1', 'snel', '20s'])('does not mount on an interval of %o [liveblog-9]', async (interval) => {
  await expect(open(update(1), { more: `data-refresh-interval="${interval}"` })).rejects.toThrow(
    /data-refresh-interval is .*expected a whole number from 0/,
  );
});

it('stops and takes its button away when the hook leaves', async () => {
  const { calls, leave } = await open(update(1));
  await poll(pageOf(update(2) + update(1)));
  act(leave);
  await poll();
  expect(calls).toHaveLength(1);
  expect(button()).toBeNull();
  expect(observers.alive()).toBe(0);
});
