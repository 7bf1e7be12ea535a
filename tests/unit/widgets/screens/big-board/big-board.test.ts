// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import bigBoard from '../../../../../widgets/screens/big-board/big-board.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { translate } from '../../../support/translate.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const fetches = vi.fn<(address: URL) => Promise<Response>>();
const items = () =>
  [...document.querySelectorAll('[data-board-items] > *')].map(({ textContent }) => textContent);
const time = () => document.querySelector('[data-widget] > p')?.textContent;
const board = (inner: string, id = '') =>
  `<div ${id && `id="${id}"`} data-widget="big-board"><ol data-board-items>${inner}</ol></div>`;
const answer = (html: string) =>
  fetches.mockImplementation(
    async () =>
      new Response(`<!doctype html><html><head><title>Bord</title></head><body>${html}</body></html>`, {
        headers: { 'Content-Type': 'text/html' },
      }),
  );
/** Waits for the next refresh. */
const refresh = () => vi.advanceTimersByTimeAsync(60_500);
const open = (html: string, attributes = '') => {
  document.body.replaceChildren(...markup(html.replace('data-widget', `${attributes} data-widget`)));
  return mount(bigBoard, document.querySelector<HTMLElement>('[data-widget]'), { pageType: 'bigboard' });
};

beforeEach(() => {
  leaveHtmlUnclean();
  vi.useFakeTimers({ now: Date.parse('2026-03-01T20:00:30+01:00') });
  fetches.mockReset();
  vi.stubGlobal('fetch', fetches);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('replaces its items by those of its own page each minute, and says when [big-board-1]', async () => {
  const { leave } = await open(board('<li>Eén</li>'));
  answer(board('<li>Nieuw</li><li>Eén</li>'));
  vi.advanceTimersByTime(59_000);
  expect([fetches.mock.calls.length, time()]).toEqual([0, '']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(String(fetches.mock.calls[0]?.[0])).toBe(location.href);
  expect([items(), time()]).toEqual([['Nieuw', 'Eén'], 'Bijgewerkt om 20:01']);
  leave();
  expect([items(), time()]).toEqual([['Eén'], undefined]);
});

it('leaves a translated item alone until the server changes it [big-board-1]', async () => {
  await open(board('<li>Eén</li><li>Twee</li>'));
  translate(document.body);
  answer(board('<li>Nul</li><li>Eén</li><li>Twee!</li>'));
  await refresh();
  expect(items()).toEqual(['Nul', 'Eén~', 'Twee!']);
  translate(document.querySelector('[data-board-items] > :first-child') as Element);
  await refresh();
  expect(items()).toEqual(['Nul~', 'Eén~', 'Twee!']);
});

it('refreshes as often as the page wants [big-board-1]', async () => {
  await open(board('<li>Eén</li>'), 'data-refresh-seconds="10"');
  answer(board('<li>Twee</li>'));
  vi.advanceTimersByTime(9_900);
  expect(fetches).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(items()).toEqual(['Twee']);
});

it('keeps unchanged items as they are, with the focus; that of a changed one goes to its new link [big-board-1]', async () => {
  await open(board('<li><a href="/a">A</a></li><li><a href="/b">B</a></li>'));
  const [first, second] = document.querySelectorAll('li');
  first?.querySelector('a')?.focus();
  answer(board('<li><a href="/c">C</a></li><li><a href="/a">A</a></li><li><a href="/b">B</a></li>'));
  await refresh();
  // The nodes are the same ones, not new ones that are equal.
  expect(document.querySelectorAll('li')[1]).toBe(first);
  expect(document.querySelectorAll('li')[2]).toBe(second);
  expect(document.activeElement?.textContent).toBe('A');
  answer(board('<li><a href="/c">C</a></li><li><a href="/a">A, gewijzigd</a></li>'));
  await refresh();
  expect(document.activeElement?.textContent).toBe('A, gewijzigd');
});

it.each([
  ['an empty board', () => answer(board(''))],
  ['a page without a board', () => answer('<p>Iets anders</p>')],
  [
    'an error',
    () =>
      fetches.mockImplementation(
        async () => new Response('', { status: 503, headers: { 'Retry-After': '3600' } }),
      ),
  ],
])('keeps items and time after %s, and tries again at the normal interval [big-board-2]', async (_, fail) => {
  await open(board('<li>Eén</li>'));
  answer(board('<li>Twee</li>'));
  await refresh();
  fail();
  await refresh();
  expect([items(), time()]).toEqual([['Twee'], 'Bijgewerkt om 20:01']);
  logged('error nmt big-board:', 'could not be refreshed');
  const calls = fetches.mock.calls.length;
  answer(board('<li>Drie</li>'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(fetches.mock.calls.length).toBe(calls + 1);
  expect(items()).toEqual(['Drie']);
});

it.each([
  ['<div data-widget="big-board"></div>', '', 'has no [data-board-items]'],
  [board('<li>Eén</li>'), 'data-refresh-seconds="nooit"', 'data-refresh-seconds is "nooit"'],
])('names what is wrong with %s %s', async (html, attributes, message) => {
  await expect(open(html, attributes)).rejects.toThrow(message);
});
