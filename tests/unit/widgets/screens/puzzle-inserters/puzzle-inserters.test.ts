// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBegun } from '../../../../../core/domain/puzzles/begun.ts';
import { checkAddress } from '../../../../../widgets/screens/puzzle-inserters/puzzle-address.ts';
import puzzleInserters from '../../../../../widgets/screens/puzzle-inserters/puzzle-inserters.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const CONFIG = { endpoints: { puzzles: 'https://puzzels.example/api' }, scripts: {} };
const OWN = 'https://krant.example';
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const addresses = vi.fn<(address: string) => void>();

function open(puzzle: string, src: string) {
  document.body.replaceChildren(
    ...markup(
      `<div data-widget="puzzle-inserters" data-puzzle="${puzzle}" data-puzzle-src="${src}"><p><a href="/speel/">Open de puzzel</a></p></div>`,
    ),
  );
  return mount(puzzleInserters, find('div'), { config: CONFIG });
}

beforeEach(() => {
  vi.useFakeTimers();
  // The DOM library would load the page of the frame.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(addresses.mockReset());
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['sudoku', 'Sudoku'],
  ['crossword', 'Kruiswoordpuzzel'],
])(
  'inserts a frame for a %s, titled ‘%s’; the link goes once it has loaded [puzzle-inserters-1]',
  async (kind, title) => {
    const { leave } = await open(kind, 'https://puzzels.example/speel/1');
    const frame = find('iframe') as HTMLIFrameElement;
    expect(frame.title).toBe(title);
    expect(addresses).toHaveBeenCalledWith('https://puzzels.example/speel/1');
    expect(find('p')?.hidden).toBe(false);
    frame.dispatchEvent(new Event('load'));
    expect(find('p')?.hidden).toBe(true);
    leave();
    expect([find('iframe'), find('p')?.hidden]).toEqual([null, false]);
  },
);

it('remembers the puzzle as begun once the focus goes into its frame [puzzle-overview-1]', async () => {
  const { leave } = await open('sudoku', 'https://puzzels.example/speel/1');
  const focused = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  window.dispatchEvent(new Event('blur'));
  expect([...readBegun()]).toEqual([]);
  focused.mockReturnValue(find('iframe'));
  window.dispatchEvent(new Event('blur'));
  expect([...readBegun()]).toEqual([location.pathname]);
  localStorage.clear();
  leave();
  window.dispatchEvent(new Event('blur'));
  expect(localStorage).toHaveLength(0);
});

it('keeps the link where the frame never loads [puzzle-inserters-1]', async () => {
  await open('sudoku', 'https://puzzels.example/speel/1');
  vi.advanceTimersByTime(30_000);
  expect([find('iframe'), find('p')?.hidden]).toEqual([null, false]);
  logged('error nmt puzzle-inserters:', 'did not load in time');
});

it.each([
  ['sudoku', 'http://puzzels.example/speel/1', 'data-puzzle-src is "http://puzzels.example'],
  ['sudoku', 'https://elders.example/speel/1', 'data-puzzle-src is "https://elders.example'],
  ['sudoku', 'javascript:alert(1)', 'data-puzzle-src is "javascript:'],
  ['sudoku', '', 'data-puzzle-src is ""'],
  ['sudoku', ' ', 'data-puzzle-src is ""'],
  ['mijnenveger', 'https://puzzels.example/speel/1', 'data-puzzle is "mijnenveger"'],
])(
  'inserts nothing for a %s from %s, and names the value [puzzle-inserters-2]',
  async (kind, src, message) => {
    await expect(open(kind, src)).rejects.toThrow(message);
    expect(find('iframe')).toBeNull();
  },
);

it.each([
  ['https://puzzels.example/a', true],
  ['https://puzzels.example.evil.example/a', false],
  ['https://user@puzzels.example/a', false],
  ['//puzzels.example/a', true],
  ['//elders.example/a', false],
  ['blob:https://puzzels.example/a', false],
  ['data:text/html,x', false],
  ['/speel/sudoku', true],
  ['http://krant.example/speel', false],
  ['http://[', false],
])('allows %s: %s [puzzle-inserters-2]', (address, isAllowed) => {
  expect(checkAddress(address, CONFIG, OWN) !== undefined).toBe(isAllowed);
});

it('sandboxes every frame; one of this site cannot leave its sandbox [puzzle-inserters-2]', async () => {
  await open('sudoku', 'https://puzzels.example/speel/1');
  const other = find('iframe')?.getAttribute('sandbox')?.split(' ');
  const own = checkAddress('/speel/1', CONFIG, OWN)?.sandbox.split(' ');
  expect(other).toEqual([...(own ?? []), 'allow-same-origin', 'allow-popups-to-escape-sandbox']);
  expect(own).toEqual(['allow-scripts', 'allow-forms', 'allow-modals', 'allow-downloads', 'allow-popups']);
});

it('lets a puzzle print, ask, fill the screen and copy a result [puzzle-inserters-1]', async () => {
  await open('crossword', 'https://puzzels.example/speel/1');
  const frame = find('iframe');
  expect(frame?.getAttribute('sandbox')?.split(' ')).toContain('allow-modals');
  expect(frame?.getAttribute('allow')).toBe('fullscreen; clipboard-write');
});
