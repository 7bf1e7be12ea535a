// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import agreement from '../../../../widgets/screens/agreement-widget/agreement-widget.ts';
import { leaveAll } from '../support/mount.ts';
import { button, goTo, press, shown, start, status } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const PAGE = `<div data-widget="agreement-widget"><div>
<button type="button" data-theme="">Alle thema's</button><button type="button" data-theme="wonen">Wonen</button><button type="button" data-theme="natuur">Natuur</button></div>
<article data-theme="wonen"><p>Een</p><aside data-note>Uitleg een</aside></article>
<article data-theme="natuur wonen"><p>Twee</p></article><article data-theme="natuur"><p>Drie</p></article></div>`;
beforeEach(() => {
  history.replaceState(null, '', '/akkoord/?van=1');
  document.body.innerHTML = PAGE;
});
afterEach(leaveAll);

it('shows the clauses of a theme, and keeps it in the fragment [agreement-widget-1]', async () => {
  const served = hook()?.innerHTML;
  const entries = history.length;
  const { leave } = await start(agreement, hook());
  expect(button("Alle thema's").getAttribute('aria-pressed')).toBe('true');
  await press('Natuur');
  expect([shown('article > p'), location.hash, status()]).toEqual([
    ['Twee', 'Drie'],
    '#natuur',
    '2 afspraken',
  ]);
  expect(['Natuur', "Alle thema's"].map((name) => button(name).getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  button("Alle thema's").click();
  expect([shown('article > p'), location.hash, location.search]).toEqual([
    ['Een', 'Twee', 'Drie'],
    '',
    '?van=1',
  ]);
  expect(history.length).toBe(entries);
  leave();
  expect(hook()?.innerHTML).toBe(served);
});

it.each([
  ['wonen', ['Een', 'Twee']],
  ['WONEN', ['Een', 'Twee']],
  ['bestaat-niet', ['Een', 'Twee', 'Drie']],
  ['%E0%A4%A', ['Een', 'Twee', 'Drie']],
])('follows the fragment #%s [agreement-widget-1]', async (fragment, expected) => {
  goTo(fragment);
  await start(agreement, hook());
  expect(shown('article > p')).toEqual(expected);
  goTo('natuur');
  expect(shown('article > p')).toEqual(['Twee', 'Drie']);
  goTo('');
  expect(shown('article > p')).toHaveLength(3);
});

it('folds a note behind its button, in clauses that have one [agreement-widget-2]', async () => {
  await start(agreement, hook());
  const [first, second] = document.querySelectorAll('article');
  expect(second?.querySelector('button')).toBeNull();
  const note = first?.querySelector('aside');
  const toggle = first?.querySelector('button');
  expect([toggle?.textContent, toggle?.getAttribute('aria-expanded')]).toEqual(['Toelichting', 'false']);
  expect(note?.hasAttribute('hidden')).toBe(true);
  toggle?.click();
  expect([note?.hasAttribute('hidden'), toggle?.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  toggle?.click();
  expect(note?.hasAttribute('hidden')).toBe(true);
});

it('takes the button and the unmarked buttons that the server sent [agreement-widget-1, agreement-widget-2]', async () => {
  document.body.innerHTML = `<div data-widget="agreement-widget"><ul><li><button>Alle thema’s</button></li><li><button>Werk &amp; Zorg</button></li></ul>
<ol><li data-theme="werk-zorg">Een<button>Toelichting</button><p class="note">Noot</p></li><li data-theme="natuur">Twee</li></ol></div>`;
  await start(agreement, hook());
  expect(document.querySelectorAll('button')).toHaveLength(3);
  await press('Werk & Zorg');
  expect([shown('ol > li').length, location.hash]).toEqual([1, '#Werk%20%26%20Zorg']);
  await press('Toelichting');
  expect(shown('.note')).toEqual(['Noot']);
});
