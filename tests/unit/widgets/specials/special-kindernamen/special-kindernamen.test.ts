// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readNames } from '../../../../../widgets/specials/special-kindernamen/read-names.ts';
import { seriesOf } from '../../../../../widgets/specials/special-kindernamen/series.ts';
import kindernamen from '../../../../../widgets/specials/special-kindernamen/special-kindernamen.ts';
import { painted } from '../../../support/painted.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const DATA = [
  { name: 'Zoë', gender: 'V', year: 2001, count: 1200 },
  { name: 'Zoë', gender: 'V', year: 2003, count: 30 },
  { name: 'Robin', gender: 'V', year: 2002, count: 5 },
  { name: 'Robin', gender: 'M', year: 2002, count: 9 },
  { name: 'Rob', gender: 'M', year: 2003, count: 4 },
];
const fetches = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/kindernamen/');
  fetches.mockReset().mockImplementation(async () => Response.json(DATA));
  vi.stubGlobal('fetch', fetches);
});
afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
});

async function open() {
  document.body.innerHTML =
    '<div data-special="kindernamen" data-source="/data/namen.json"><ol><li>Noor</li></ol></div>';
  return act(() => mount(kindernamen, document.querySelector('div')));
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek een naam' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const rows = () =>
  screen.queryAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
const status = () => document.querySelector('[role="status"]')?.textContent;

it('suggests names after two characters, without case and accents [special-kindernamen-1]', async () => {
  await open();
  type('z');
  expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false']);
  type('ZO');
  expect([options(), field().getAttribute('aria-expanded'), status()]).toEqual([
    ['Zoë'],
    'true',
    '1 naam gevonden',
  ]);
  type('xyz');
  expect([options(), status()]).toEqual([[], 'Deze naam komt niet voor in de lijst.']);
});

it('keeps the focus in the field where a name or the scrollbar of the list is pressed [special-kindernamen-1]', async () => {
  await open();
  type('ro');
  for (const pressed of [screen.getByRole('listbox'), ...screen.getAllByRole('option')]) {
    // The events report that the browser's default action, which moves the focus, is prevented.
    expect([fireEvent.pointerDown(pressed), fireEvent.mouseDown(pressed)]).toEqual([false, false]);
  }
});

it('gives its label to the field alone [special-kindernamen-1]', async () => {
  await open();
  type('ro');
  expect(screen.getAllByLabelText(/Zoek een naam/)).toEqual([field()]);
  expect(screen.getByRole('listbox', { name: 'Gevonden namen' })).toBeTruthy();
});

it('is a combobox: arrows, Enter and Escape [special-kindernamen-1]', async () => {
  await open();
  type('ro');
  key('ArrowDown');
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Rob');
  key('ArrowDown');
  expect([active(), screen.getByRole('option', { selected: true }).textContent]).toEqual(['Robin', 'Robin']);
  key('ArrowDown');
  expect(active()).toBeUndefined();
  key('ArrowUp');
  expect(active()).toBe('Robin');
  key('Escape');
  expect([options(), rows()]).toEqual([[], []]);
  key('ArrowDown');
  expect(active()).toBe('Rob');
  key('Enter');
  await painted();
  expect([field().value, location.search, options()]).toEqual(['Rob', '?naam=Rob', []]);
});

it('leaves the Enter that ends a composition to the input method, also in Safari [special-kindernamen-1]', async () => {
  await open();
  type('ro');
  key('ArrowDown');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect([field().value, options()]).toEqual(['ro', ['Rob', 'Robin']]);
});

it('shows the counts of a chosen name per year as chart and table, and keeps the top list [special-kindernamen-2]', async () => {
  const { leave, hook } = await open();
  type('zoe');
  fireEvent.click(screen.getByRole('option', { name: 'Zoë' }));
  expect(rows()).toEqual([
    ['Jaar', 'Meisjes'],
    ['2001', '1.200'],
    ['2002', '–'],
    ['2003', '30'],
  ]);
  expect(screen.getByText('1.230 kinderen kregen deze naam, de meeste in 2001: 1.200.')).toBeTruthy();
  const bars = [...document.querySelectorAll<HTMLElement>('[class*="bars"] span')];
  expect(bars.map(({ style }) => style.blockSize || style.getPropertyValue('block-size'))).toEqual([
    '100%',
    '0%',
    '2.5%',
  ]);
  await painted();
  expect(new URLSearchParams(location.search).get('naam')).toBe('Zoë');
  expect(hook.textContent).toContain('Noor');
  act(leave);
  expect(hook.innerHTML).toBe('<ol><li>Noor</li></ol>');
});

it.each([
  ['robin', ['Jaar', 'Meisjes', 'Jongens'], ''],
  ['niemand', undefined, 'Deze naam komt niet voor in de lijst.'],
])('takes the name of the address: %s [special-kindernamen-2]', async (name, head, message) => {
  history.replaceState(null, '', `/kindernamen/?naam=${name}`);
  await open();
  expect([rows()[0], status()]).toEqual([head, message]);
  history.replaceState(null, '', '/kindernamen/');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect([rows(), status(), field().value]).toEqual([[], '', '']);
});

it('takes a typed name with Enter, and says where it is not in the list [special-kindernamen-1, special-kindernamen-2]', async () => {
  await open();
  type('ZOE');
  key('Enter');
  expect([field().value, rows()[1]]).toEqual(['Zoë', ['2001', '1.200']]);
  type('q');
  key('Enter');
  expect(status()).toBe('Deze naam komt niet voor in de lijst.');
});

it.each([
  ['an error', async () => new Response('', { status: 404 })],
  ['data of another shape', async () => Response.json({ namen: 'geen' })],
])('keeps the server’s top list after %s [special-kindernamen-2]', async (_, answer) => {
  fetches.mockImplementation(answer);
  await expect(open()).rejects.toThrow();
  expect(document.querySelector('div')?.innerHTML).toBe('<ol><li>Noor</li></ol>');
});

it('has every year, and the first of the highest as the peak [special-kindernamen-2]', () => {
  const { names, years } = readNames([
    ...DATA,
    { name: 'Bo', gender: '?', year: 2004, count: 0 },
    { name: 'Bo', gender: '?', year: 2001, count: 0 },
  ]);
  const robin = seriesOf(names.find(({ name }) => name === 'Robin') as (typeof names)[number], years);
  expect([robin.genders, robin.total, robin.peak]).toEqual([
    ['girls', 'boys'],
    14,
    { year: 2002, count: 14 },
  ]);
  expect(robin.years.map(({ year, total }) => [year, total])).toEqual([
    [2001, 0],
    [2002, 14],
    [2003, 0],
    [2004, 0],
  ]);
  const bo = seriesOf(names.find(({ name }) => name === 'Bo') as (typeof names)[number], years);
  expect([bo.genders, bo.total, bo.peak]).toEqual([['unknown'], 0, { year: 2001, count: 0 }]);
});
