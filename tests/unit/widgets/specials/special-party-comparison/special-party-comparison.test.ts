// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  choiceAddress,
  readChoice,
} from '../../../../../widgets/specials/special-party-comparison/choice-address.ts';
import { readTable } from '../../../../../widgets/specials/special-party-comparison/read-table.ts';
import comparison from '../../../../../widgets/specials/special-party-comparison/special-party-comparison.ts';
import { painted } from '../../../support/painted.ts';
import { textsByLanguage } from '../../support/in-english.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const TABLE = `<table id="alles"><thead><tr><th>Thema</th><th data-party="wp">Waterpartij</th><th data-party="vb">Vrije Burgers</th><th>Regio Één</th></tr></thead>
<tbody><tr><th>Dijken</th><td>Hoger <a href="/dijken">Lees</a></td><td> </td><td>Van ons</td></tr><tr><th>Wonen</th><td>Op palen</td><td>Vrij</td><td>In het dorp</td></tr></tbody></table>`;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/partijen/');
});
afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
});

async function open(table = TABLE) {
  document.body.innerHTML = `<div data-special="party-comparison"><p>Vooraf</p>${table}</div>`;
  return act(() => mount(comparison, document.querySelector('div')));
}
const choose = (slug: string) =>
  fireEvent.change(screen.getByLabelText('Kies een partij'), { target: { value: slug } });
const compared = () => {
  const table = document.querySelector('section table');
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.trim()),
  );
};
const isWholeTableHidden = () => document.getElementById('alles')?.closest('[hidden]') !== null;

it('shows the positions of the picked parties side by side, from the server’s table [party-comparison-1, party-comparison-2]', async () => {
  const { leave, hook } = await open();
  const served = document.getElementById('alles');
  expect([compared(), isWholeTableHidden()]).toEqual([[], false]);
  expect(screen.queryByRole('button', { name: 'Wis keuze' })).toBeNull();
  choose('regio-een');
  choose('wp');
  choose('vb');
  expect(compared()).toEqual([
    ['Regio Één', 'Waterpartij', 'Vrije Burgers'],
    ['Dijken'],
    ['Van ons', 'Hoger Lees', 'Geen standpunt'],
    ['Wonen'],
    ['In het dorp', 'Op palen', 'Vrij'],
  ]);
  expect(document.querySelector('section a')?.getAttribute('href')).toBe('/dijken');
  await painted();
  expect([isWholeTableHidden(), location.search]).toEqual([true, '?partijen=regio-een,wp,vb']);
  // If all parties are chosen, there is no field for another one.
  expect(screen.queryByLabelText('Kies een partij')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Wis keuze' }));
  await painted();
  expect([compared(), isWholeTableHidden(), location.search]).toEqual([[], false, '']);
  expect(document.activeElement).toBe(screen.getByLabelText('Kies een partij'));
  act(leave);
  expect(hook.querySelector('table')).toBe(served);
  expect(hook.firstElementChild?.textContent).toBe('Vooraf');
});

it('says what of the table is in the language of the page, where that is another one', async () => {
  document.documentElement.lang = 'en';
  await open();
  choose('wp');
  choose('vb');
  const { nl } = textsByLanguage(document.body);
  expect(new Set(nl)).toEqual(
    new Set([
      'Kies een partij',
      'Wis keuze',
      'Vergelijking van Waterpartij en Vrije Burgers',
      'Standpunten naast elkaar',
      'Geen standpunt',
    ]),
  );
  document.documentElement.lang = '';
});

it('repeats no id of the server’s table [party-comparison-2]', async () => {
  await open(TABLE.replace('<td>Vrij</td>', '<td><b id="vrij">Vrij</b></td>'));
  choose('vb');
  expect(compared().at(-1)).toEqual(['Vrij']);
  expect(document.querySelectorAll('#vrij')).toHaveLength(1);
});

it('changes one party, or takes it out [party-comparison-2]', async () => {
  await open();
  choose('wp');
  choose('vb');
  const first = screen.getByLabelText('Partij 1');
  expect([...first.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'wp', 'regio-een']);
  fireEvent.change(first, { target: { value: 'regio-een' } });
  expect(compared()[0]).toEqual(['Regio Één', 'Vrije Burgers']);
  fireEvent.change(first, { target: { value: '' } });
  expect(compared()[0]).toEqual(['Vrije Burgers']);
});

it('takes the choice from the address, and ignores unknown slugs [party-comparison-3]', async () => {
  history.replaceState(null, '', '/partijen/?x=1&partijen=vb,bestaat-niet,wp,vb');
  await open();
  expect(compared()[0]).toEqual(['Vrije Burgers', 'Waterpartij']);
  history.replaceState(null, '', '/partijen/?partijen=bestaat-niet');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect([compared(), isWholeTableHidden()]).toEqual([[], false]);
});

it.each([
  ['?partijen=', []],
  ['?partijen=%20wp%20%2Cvb', ['wp', 'vb']],
  ['?partijen=wp&partijen=vb', ['wp', 'vb']],
  ['?partijen=constructor,__proto__', []],
])('reads %s as %j [party-comparison-3]', (query, slugs) => {
  expect(readChoice(['wp', 'vb'], query)).toEqual(slugs);
});

it('writes a comma list, and leaves the rest of the address [party-comparison-3]', () => {
  const address = 'https://krant.example/?a=1%2C2&partijen=x#top';
  expect(choiceAddress(['wp', 'vb'], address).href).toBe('https://krant.example/?a=1%2C2&partijen=wp,vb#top');
  expect(choiceAddress([], address).href).toBe('https://krant.example/?a=1%2C2#top');
});

const tableOf = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('table') as HTMLTableElement;
};

it.each([
  [
    'parties in the first column',
    '<tr><th>Partij</th><th>Dijken</th></tr><tr><th>De Één</th><td>Ja</td></tr><tr><th>Twee</th><td>Nee</td></tr>',
  ],
  [
    'parties that are marked there',
    '<tr><th></th><th>Dijken</th></tr><tr><th data-party="de-een">1</th><td>Ja</td></tr><tr><th data-party="twee">2</th><td>Nee</td></tr>',
  ],
  [
    'parties in the first row',
    '<tr><td></td><td>De Één</td><td>Twee</td><td>Twee</td></tr><tr><td>Dijken</td><td>Ja</td><td>Nee</td><td>Dubbel</td></tr>',
  ],
])('reads a table with %s [party-comparison-2]', (_, rows) => {
  const { parties, themes } = readTable(tableOf(`<table>${rows}</table>`));
  expect(parties.map(({ slug }) => slug)).toEqual(['de-een', 'twee']);
  expect(themes.map(({ name, positions }) => [name, positions.get('de-een')?.textContent])).toEqual([
    ['Dijken', 'Ja'],
  ]);
});

it.each([
  '<table></table>',
  '<table><tr><td>Alleen dit</td></tr></table>',
  '<table><tr><th>Thema</th><th>A</th></tr></table>',
])('refuses %s, and keeps it', (html) => {
  expect(() => readTable(tableOf(html))).toThrow('has no parties');
});
