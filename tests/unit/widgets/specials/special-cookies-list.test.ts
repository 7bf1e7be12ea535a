// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comparisonOf, lifetime } from '../../../../widgets/specials/special-cookies-list/compare-cells.ts';
import cookiesList from '../../../../widgets/specials/special-cookies-list/special-cookies-list.ts';
import { leaveAll } from '../support/mount.ts';
import { byLabel, choose, press, shown, start, status, type } from '../support/narrow.ts';

const TABLE = `<thead><tr><th>Naam</th><th>Aanbieder</th><th>Doel</th><th>Duur</th></tr></thead><tbody>
<tr><td>nmt_b</td><td>Krant</td><td>Functioneel</td><td>2 weken</td></tr>
<tr><td>_ga</td><td>Meetbureau</td><td>Analyse</td><td>1 jaar</td></tr>
<tr><td>nmt_a</td><td>Krant</td><td>Functioneel</td><td>sessie</td></tr></tbody>`;
const hook = () => document.querySelector<HTMLElement>('[data-special]');
beforeEach(() => {
  document.body.innerHTML = `<div data-special="cookies-list"><table>${TABLE}</table></div>`;
});
afterEach(leaveAll);

it('searches and narrows the table [special-cookies-list-1]', async () => {
  await start(cookiesList, hook());
  const purposes = byLabel<HTMLSelectElement>('Doel');
  expect([...purposes.options].map(({ text }) => text)).toEqual(['Alle doelen', 'Analyse', 'Functioneel']);
  await type(byLabel('Zoek een cookie'), 'KRANT');
  expect([shown('tbody tr'), status()]).toEqual([['nmt_b', 'nmt_a'], '2 cookies']);
  await choose(purposes, 'Analyse');
  expect([shown('tbody tr'), status()]).toEqual([[], 'Geen cookies gevonden.']);
  await type(byLabel('Zoek een cookie'), '');
  expect(shown('tbody tr')).toEqual(['_ga']);
});

it('sorts by a column, up and down [special-cookies-list-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(cookiesList, hook());
  const sorts = () =>
    [...document.querySelectorAll('th')].map((heading) => heading.getAttribute('aria-sort'));
  await press('Naam');
  expect([shown('tbody tr'), sorts()]).toEqual([
    ['_ga', 'nmt_a', 'nmt_b'],
    ['ascending', 'none', 'none', 'none'],
  ]);
  await press('Duur');
  expect(shown('tbody tr')).toEqual(['nmt_a', 'nmt_b', '_ga']);
  await press('Duur');
  expect([shown('tbody tr'), sorts()]).toEqual([
    ['_ga', 'nmt_b', 'nmt_a'],
    ['none', 'none', 'none', 'descending'],
  ]);
  leave();
  expect(hook()?.innerHTML).toBe(served);
});

it('works on a table that is the hook itself, and refuses a hook without one [special-cookies-list-1]', async () => {
  document.body.innerHTML = `<table data-special="cookies-list">${TABLE}</table>`;
  await start(cookiesList, hook());
  await type(byLabel('Zoek een cookie'), '_ga');
  await choose(byLabel('Doel'), 'Analyse');
  expect(shown('tbody tr')).toEqual(['_ga']);
  leaveAll();
  document.body.innerHTML = '<div data-special="cookies-list"></div>';
  await expect(async () => start(cookiesList, hook())).rejects.toThrow('has no table');
});

it('reads and sets no cookies [special-cookies-list-2]', async () => {
  const read = vi.spyOn(document, 'cookie', 'get');
  const set = vi.spyOn(document, 'cookie', 'set');
  await start(cookiesList, hook());
  await type(byLabel('Zoek een cookie'), 'nmt');
  await press('Naam');
  expect([read.mock.calls.length, set.mock.calls.length]).toEqual([0, 0]);
});

it.each([
  ['sessie', 0],
  ['30 minuten', 1800],
  ['1,5 uur', 5400],
  ['één dag', 86_400],
  ['altijd', undefined],
  ['', undefined],
])('reads the lifetime %s [special-cookies-list-1]', (text, seconds) => {
  expect(lifetime(text)).toBe(seconds);
});

const sorted = (texts: string[]) => texts.sort(comparisonOf(texts));

it('compares numbers in texts by their value', () => {
  expect(sorted(['id10', 'Ád', 'id9', 'ae'])).toEqual(['Ád', 'ae', 'id9', 'id10']);
});

it('sorts names by the alphabet also where they begin like a lifetime [special-cookies-list-1]', () => {
  expect(sorted(['sessiontoken', '_ga', 'session_id', 'nmt_a'])).toEqual([
    '_ga',
    'nmt_a',
    'session_id',
    'sessiontoken',
  ]);
});

it('sorts lifetimes before other texts of their column [special-cookies-list-1]', () => {
  expect(sorted(['onbeperkt', '2 jaar', 'sessie', 'blijvend', '30 dagen', '1 dag', ''])).toEqual([
    'sessie',
    '1 dag',
    '30 dagen',
    '2 jaar',
    '',
    'blijvend',
    'onbeperkt',
  ]);
});
