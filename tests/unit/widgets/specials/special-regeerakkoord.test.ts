// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import regeerakkoord from '../../../../widgets/specials/special-regeerakkoord/special-regeerakkoord.ts';
import { logged } from '../../support/logged.ts';
import { leaveAll } from '../support/mount.ts';
import { goTo, press, shown, start } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-special]');
const PAGE = `<div data-special="regeerakkoord"><p><button type="button" data-theme="">Alle thema’s</button><button type="button" data-theme="wonen">Wonen</button></p>
<p id="p1" data-theme="wonen" data-annotation="c1">Een <a href="#x">bron</a></p><aside id="c1">Commentaar een</aside>
<section id="p2" data-theme="natuur" data-annotation><p>Twee</p><div data-comment>Commentaar twee</div></section>
<p id="p3" data-theme="natuur">Drie</p><p id="p4" data-annotation="weg">Vier</p></div>`;
const toggleOf = (id: string) => document.querySelector<HTMLButtonElement>(`#${id} button`);
beforeEach(() => {
  history.replaceState(null, '', '/regeerakkoord/');
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
});

it('opens the comment of a passage by its button or the passage itself [special-regeerakkoord-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(regeerakkoord, hook());
  expect([shown('#c1'), shown('[data-comment]')]).toEqual([[], []]);
  toggleOf('p1')?.click();
  expect([shown('#c1'), toggleOf('p1')?.getAttribute('aria-expanded')]).toEqual([['Commentaar'], 'true']);
  document.querySelector<HTMLElement>('#p2 p')?.click();
  expect(shown('[data-comment]')).toEqual(['Commentaar']);
  document.querySelector<HTMLElement>('#p1 a')?.click();
  expect(shown('#c1')).toEqual(['Commentaar']);
  document.querySelector<HTMLElement>('#p1')?.click();
  expect(shown('#c1')).toEqual([]);
  expect(logged(/^warn/).flat().join(' ')).toContain('data-annotation is "weg"');
  expect(toggleOf('p4')).toBeNull();
  leave();
  expect(hook()?.innerHTML).toBe(served);
});

it('opens the comment of the passage that the fragment names, whatever the theme [special-regeerakkoord-1]', async () => {
  goTo('p2');
  await start(regeerakkoord, hook());
  expect([shown('[data-comment]'), shown('#c1')]).toEqual([['Commentaar'], []]);
  await press('Wonen');
  expect(shown('[data-comment]')).toEqual([]);
  goTo('p2');
  expect([shown('#p2').length, shown('[data-comment]').length]).toEqual([1, 1]);
  goTo('bestaat-niet');
  expect(shown('[data-comment]')).toHaveLength(1);
  logged('warn nmt feature: data-annotation is "weg"; there is no such comment.');
});

it('shows the passages of a theme, and closes the comments of the others [special-regeerakkoord-2]', async () => {
  await start(regeerakkoord, hook());
  toggleOf('p2')?.click();
  await press('Wonen');
  expect(shown('#p1, #p2, #p3')).toEqual(['Een']);
  expect(shown('[data-comment]')).toEqual([]);
  await press('Alle thema’s');
  expect(shown('#p1, #p2, #p3')).toHaveLength(3);
  logged('warn nmt feature: data-annotation is "weg"; there is no such comment.');
});

it('annotates parts of a line and entries of a list, and shares a row [special-regeerakkoord-1]', async () => {
  document.body.innerHTML = `<div data-special="regeerakkoord"><p>Zin met <mark id="m1" data-annotation="a">een</mark> en <mark id="m2" data-annotation="b">twee</mark>.</p><ul><li id="l1" data-annotation="c">Drie</li></ul>
<aside id="a">A</aside><aside id="b">B</aside><aside id="c">C</aside></div>`;
  const served = hook()?.innerHTML;
  const { leave } = await start(regeerakkoord, hook());
  toggleOf('m2')?.click();
  toggleOf('l1')?.click();
  expect(shown('aside')).toEqual(['B', 'C']);
  expect(document.querySelector('#a')?.parentElement).toBe(document.querySelector('#b')?.parentElement);
  expect(document.querySelector('#c')?.closest('li')?.id).toBe('l1');
  leave();
  expect(hook()?.innerHTML).toBe(served);
});
