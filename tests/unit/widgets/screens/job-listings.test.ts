// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import jobListings from '../../../../widgets/screens/job-listings/job-listings.ts';
import { logged } from '../../support/logged.ts';
import { leaveAll } from '../support/mount.ts';
import { byLabel, choose, shown, start, status } from '../support/narrow.ts';
import { rendered } from '../support/rendered.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const ITEMS = `<ul><li data-department="redactie" data-location="Amsterdam">Een</li>
<li data-department="redactie" data-location="Rotterdam" data-expires-at="2026-03-01T12:00:00+01:00">Twee</li>
<li data-department="techniek" data-location="Amsterdam" data-expires-at="2026-03-03">Drie</li>
<li data-department="techniek" data-location="Rotterdam" data-expires-at="gauw">Vier</li></ul>`;
const SELECTS = `<label>Afdeling <select><option value="">Alle</option><option value="redactie">Redactie</option><option value="techniek">Techniek</option></select></label>
<label for="l">Locatie</label><select id="l"><option>Alle locaties</option><option>Amsterdam</option><option>Rotterdam</option></select>`;

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-02T10:00:00+01:00'),
    // React renders in real time.
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
  document.body.innerHTML = `<div data-widget="job-listings">${SELECTS}${ITEMS}</div>`;
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
});

it('narrows by department and place together, and counts [job-listings-1]', async () => {
  await start(jobListings, hook());
  expect(status()).toBe('3 vacatures');
  await choose(byLabel('Afdeling'), 'techniek');
  expect([shown('li'), status()]).toEqual([['Drie', 'Vier'], '2 vacatures']);
  await choose(byLabel('Locatie'), 'Rotterdam');
  expect([shown('li'), status()]).toEqual([['Vier'], '1 vacature']);
  await choose(byLabel('Afdeling'), 'redactie');
  expect([shown('li'), status()]).toEqual([[], 'Geen vacatures gevonden.']);
  await choose(byLabel('Locatie'), 'Alle locaties');
  expect(shown('li')).toEqual(['Een']);
  logged('warn nmt job-listings: data-expires-at is "gauw"; expected a date. The item stays.');
});

it('draws the choices that the server did not send [job-listings-1]', async () => {
  document.body.innerHTML = `<div data-widget="job-listings">${ITEMS}</div>`;
  await start(jobListings, hook());
  const options = [...byLabel<HTMLSelectElement>('Afdeling').options].map(({ text }) => text);
  expect(options).toEqual(['Alle afdelingen', 'Redactie', 'Techniek']);
  await choose(byLabel('Locatie'), 'Rotterdam');
  expect(shown('li')).toEqual(['Vier']);
  logged('warn nmt job-listings: data-expires-at is "gauw"; expected a date. The item stays.');
});

it('offers places and departments whole, whatever their spaces [job-listings-1]', async () => {
  document.body.innerHTML = `<div data-widget="job-listings"><ul><li data-department="data en tech" data-location="Den Haag">Een</li>
<li data-department="Redactie" data-location="den haag">Twee</li><li data-department="Redactie" data-location="Ede, Den Haag">Drie</li><li data-location="Ede">Vier</li></ul></div>`;
  await start(jobListings, hook());
  const options = (label: string) => [...byLabel<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(options('Locatie')).toEqual(['Alle locaties', 'Den Haag', 'Ede']);
  expect(options('Afdeling')).toEqual(['Alle afdelingen', 'Data en tech', 'Redactie']);
  await choose(byLabel('Locatie'), 'Den Haag');
  expect(shown('li')).toEqual(['Een', 'Twee', 'Drie']);
});

it('narrows by radio buttons and by what the vacancies say, where they have no values [job-listings-1]', async () => {
  document.body.innerHTML = `<div data-widget="job-listings"><fieldset><legend>Afdeling</legend><label><input type="radio" name="a" value="" checked>Alle</label><label><input type="radio" name="a" value="r">Redactie</label></fieldset>
<fieldset><legend>Locatie</legend><label><input type="checkbox" name="p" value="Ede">Ede</label><label><input type="checkbox" name="p" value="Tiel">Tiel</label></fieldset>
<article><h2>Een</h2> Redactie, Ede</article><article><h2>Twee</h2> Techniek, Tiel</article><article><h2>Drie</h2> Redactie, Goes</article></div>`;
  await start(jobListings, hook());
  document.querySelector<HTMLInputElement>('[value="r"]')?.click();
  expect(shown('article')).toEqual(['Een', 'Drie']);
  document.querySelector<HTMLInputElement>('[value="Ede"]')?.click();
  expect(shown('article')).toEqual(['Een']);
  document.querySelector<HTMLInputElement>('[value="Tiel"]')?.click();
  document.querySelector<HTMLInputElement>('[name="a"][value=""]')?.click();
  expect(shown('article')).toEqual(['Een', 'Twee']);
});

it('hides expired vacancies, also those that expire while the page is open; a date that is none stays [job-listings-2]', async () => {
  const { leave } = await start(jobListings, hook());
  expect([shown('li'), status()]).toEqual([['Een', 'Drie', 'Vier'], '3 vacatures']);
  // A job that expires on 3 March stays open for the whole of that day.
  await vi.advanceTimersByTimeAsync(37 * 3_600_000);
  expect(shown('li')).toEqual(['Een', 'Drie', 'Vier']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await rendered();
  expect([shown('li'), status()]).toEqual([['Een', 'Vier'], '2 vacatures']);
  expect(logged(/^warn/).flat().join(' ')).toContain('job-listings: data-expires-at is "gauw"');
  leave();
  expect(shown('li')).toHaveLength(4);
});
