// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import duurzaamheid from '../../../../widgets/specials/special-duurzaamheid/special-duurzaamheid.ts';
import { leaveAll } from '../support/mount.ts';
import { button, goTo, press, shown, start, status } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-special]');
beforeEach(() => {
  history.replaceState(null, '', '/duurzaam/');
  document.body.innerHTML = `<div data-special="duurzaamheid"><button type="button">Alles</button><button type="button" data-theme="energie">Energie</button><button type="button" data-theme="natuur">Natuur</button>
<div><div class="card" data-themes="energie,natuur">Een</div><div class="card" data-themes="energie">Twee</div><div class="card">Drie</div></div></div>`;
});
afterEach(leaveAll);

it('filters the cards by theme, and announces the number [special-duurzaamheid-1]', async () => {
  await start(duurzaamheid, hook());
  await press('Natuur');
  expect([shown('.card'), status()]).toEqual([['Een'], '1 artikel']);
  await press('Energie');
  expect([shown('.card'), status()]).toEqual([['Een', 'Twee'], '2 artikelen']);
  await press('Alles');
  expect([shown('.card'), status()]).toEqual([['Een', 'Twee', 'Drie'], '3 artikelen']);
});

it('keeps the theme in the fragment; an unknown one shows all [special-duurzaamheid-2]', async () => {
  goTo('energie');
  await start(duurzaamheid, hook());
  expect([shown('.card').length, button('Energie').getAttribute('aria-pressed')]).toEqual([2, 'true']);
  await press('Natuur');
  expect(location.hash).toBe('#natuur');
  goTo('onbekend');
  expect([shown('.card').length, button('Alles').getAttribute('aria-pressed')]).toEqual([3, 'true']);
});
