// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import inMemoriam from '../../../../widgets/screens/in-memoriam-page/in-memoriam-page.ts';
import { leaveAll } from '../support/mount.ts';
import { byLabel, shown, start, status, type } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget="in-memoriam-page"]');
beforeEach(() => {
  document.body.innerHTML = `<div data-widget="in-memoriam-page"><p><a href="/contact/in-memoriam/">Neem contact op</a></p>
<article><h3>André Koš</h3></article><article><h3>Bea Vink</h3></article></div>`;
});
afterEach(leaveAll);

it('finds entries by name [in-memoriam-page-1]', async () => {
  await start(inMemoriam, hook());
  await type(byLabel('Zoek op naam'), 'ANDRE kos');
  expect([shown('article'), status()]).toEqual([['André'], '1 resultaat']);
  await type(byLabel('Zoek op naam'), 'x');
  expect([shown('article'), status()]).toEqual([[], 'Geen resultaten gevonden.']);
});

it('makes the button a hook of the contact form, which stays a link [in-memoriam-page-2]', async () => {
  const served = document.querySelector('a');
  const { leave } = await start(inMemoriam, hook());
  const opener = document.querySelector<HTMLAnchorElement>('a[data-widget="in-memoriam-contact"]');
  expect([opener?.textContent, opener?.getAttribute('href')]).toEqual([
    'Neem contact op',
    '/contact/in-memoriam/',
  ]);
  leave();
  expect(document.querySelector('a')).toBe(served);
});

it('leaves a button that is a hook already [in-memoriam-page-2]', async () => {
  const served = document.querySelector('a');
  served?.setAttribute('data-widget', 'in-memoriam-contact');
  await start(inMemoriam, hook());
  expect(document.querySelector('a')).toBe(served);
});
