// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import aboutUs from '../../../../widgets/screens/about-us/about-us.ts';
import { logged } from '../../support/logged.ts';
import { leaveAll } from '../support/mount.ts';
import { button, byLabel, goTo, press, shown, start, status, type } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const SEARCH = 'Zoek op naam of functie';
beforeEach(() => {
  history.replaceState(null, '', '/over-ons/');
  document.body.innerHTML = `<div data-widget="about-us">
<section id="missie" data-collapsible><h2>Onze missie</h2><p>Tekst.</p><p id="diep">Dieper.</p></section>
<section id="missie" data-collapsible><h2>Dubbel</h2><p>Tekst.</p></section>
<section data-collapsible><p>Zonder kop.</p></section>
<section id="redactie" data-collapsible><h2>Redactie</h2><ul>
<li data-person><b>Anaïs</b><span>verslaggever</span></li><li data-person><b>Bo</b><span>Chef buitenland</span></li></ul></section></div>`;
});
afterEach(leaveAll);

const expanded = (name: string) => button(name).getAttribute('aria-expanded');

it('finds people by name or function, and opens the section that they are in [about-us-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(aboutUs, hook());
  await type(byLabel(SEARCH), 'anais VERSLAGGEVER');
  expect([shown('li'), status(), expanded('Redactie'), expanded('Onze missie')]).toEqual([
    ['Anaïsverslaggever'],
    '1 medewerker',
    'true',
    'false',
  ]);
  await type(byLabel(SEARCH), 'chéf');
  expect(shown('li')).toEqual(['BoChef']);
  await type(byLabel(SEARCH), 'visser');
  expect([shown('li'), status()]).toEqual([[], 'Geen medewerkers gevonden.']);
  leave();
  expect(hook()?.innerHTML).toBe(served);
  logged('warn nmt about-us: A section with data-collapsible has no heading; it stays open.');
});

it('says so where the list is empty [about-us-1]', async () => {
  document.body.innerHTML = '<div data-widget="about-us"><ul></ul></div>';
  await start(aboutUs, hook());
  expect(status()).toBe('Geen medewerkers gevonden.');
});

it('folds sections behind their headings, and opens the one that the fragment names [about-us-2]', async () => {
  await start(aboutUs, hook());
  const heading = button('Onze missie').closest('h2');
  expect([heading !== null, expanded('Onze missie'), shown('#diep')]).toEqual([true, 'false', []]);
  await press('Onze missie');
  expect([expanded('Onze missie'), shown('#diep')]).toEqual(['true', ['Dieper.']]);
  await press('Onze missie');
  goTo('redactie');
  expect([expanded('Onze missie'), expanded('Redactie')]).toEqual(['false', 'true']);
  goTo('diep');
  goTo('bestaat-niet');
  expect([expanded('Onze missie'), expanded('Dubbel')]).toEqual(['true', 'false']);
  logged('warn nmt about-us: A section with data-collapsible has no heading; it stays open.');
});

it('opens a section that has its name in the attribute [about-us-2]', async () => {
  document.body.innerHTML =
    '<div data-widget="about-us"><section data-collapsible="code"><h2>Code</h2><p>Tekst.</p></section></div>';
  goTo('code');
  await start(aboutUs, hook());
  expect(expanded('Code')).toBe('true');
});

it('opens the section of the address at the start; of two with one id the first [about-us-2]', async () => {
  goTo('missie');
  await start(aboutUs, hook());
  expect([expanded('Onze missie'), expanded('Dubbel'), expanded('Redactie')]).toEqual([
    'true',
    'false',
    'false',
  ]);
  logged('warn nmt about-us: A section with data-collapsible has no heading; it stays open.');
});
