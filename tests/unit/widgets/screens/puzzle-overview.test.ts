// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markBegun, readBegun } from '../../../../core/domain/puzzles/begun.ts';
import puzzleOverview from '../../../../widgets/screens/puzzle-overview/puzzle-overview.ts';
import { dropCookie, setCookie } from '../../core/platform/storage/served-cookies.ts';
import { settled } from '../../support/settled.ts';
import { leaveAll } from '../support/mount.ts';
import { press, shown, start } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const PAGE = `<div data-widget="puzzle-overview"><p><button type="button" data-kind="">Alles</button><button type="button" data-kind="sudoku">Sudoku</button></p>
<ul><li data-kind="sudoku"><h3>Sudoku</h3><a href="/puzzels/sudoku-1/">Speel</a></li>
<li data-kind="kruiswoord" data-subscribers-only><h3>Kruis</h3><a href="/puzzels/kruis-1/">Het kruiswoord</a></li></ul></div>`;
const label = (index: number) => document.querySelectorAll('li')[index]?.textContent ?? '';
const open = () => start(puzzleOverview, hook(), { config: { loginCookie: 'nmt_login' } });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropCookie('nmt_login');
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
});

it('narrows by kind, and labels puzzles that were begun [puzzle-overview-1]', async () => {
  markBegun('/puzzels/kruis-1/');
  const served = hook()?.innerHTML;
  const { leave } = await open();
  expect(label(0)).toContain('Speel');
  expect(label(1)).toContain('Verder spelen');
  expect(document.querySelectorAll('a')).toHaveLength(2);
  await press('Sudoku');
  expect(shown('li')).toEqual(['Sudoku']);
  leave();
  expect(hook()?.innerHTML).toBe(served);
});

it.each(['false', '0'])(
  'takes data-subscribers-only="%s" for a puzzle that is for everybody [puzzle-overview-2]',
  async (word) => {
    document.body.innerHTML = PAGE.replace('data-subscribers-only', `data-subscribers-only="${word}"`);
    await open();
    expect(label(1)).not.toContain('Voor abonnees');
  },
);

it('remembers a puzzle that is opened from here [puzzle-overview-1]', async () => {
  await open();
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  expect(label(0)).toBe('SudokuVerder spelen');
  expect([...readBegun()]).toEqual(['/puzzels/sudoku-1/']);
});

it.each([
  [undefined, true],
  [['nrc-online'], false],
  [[], true],
])('with the permissions %s shows "Voor abonnees": %s [puzzle-overview-2]', async (permissions, isShown) => {
  if (permissions) setCookie('nmt_login', '1');
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () =>
        new Response(JSON.stringify({ permissions }), { headers: { 'content-type': 'application/json' } }),
    ),
  );
  await open();
  await vi.waitFor(() => expect(label(1).includes('Voor abonnees')).toBe(isShown));
  await settled();
  expect(label(1).includes('Voor abonnees')).toBe(isShown);
  expect(label(0)).not.toContain('Voor abonnees');
  expect(document.querySelectorAll('a')[1]?.getAttribute('href')).toBe('/puzzels/kruis-1/');
});
