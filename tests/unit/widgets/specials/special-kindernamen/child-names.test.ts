import { expect, it } from 'vitest';
import { readNames } from '../../../../../widgets/specials/special-kindernamen/read-names.ts';
import { findName, searchNames } from '../../../../../widgets/specials/special-kindernamen/search-names.ts';

const row = (name: unknown, year: unknown = 2001, count: unknown = 7, gender: unknown = 'V') => ({
  name,
  gender,
  year,
  count,
});

it('reads rows by name, in alphabetical order, with all years [special-kindernamen-1]', () => {
  const { names, years } = readNames([
    row('Zoë', 1999),
    row('Émile', 2004, 3, 'M'),
    row('Zoë', 2003, 2, 'M'),
    row('Zoë', 1999, 1),
  ]);
  expect(years).toEqual({ first: 1999, last: 2004 });
  expect(names.map(({ name, plain }) => [name, plain])).toEqual([
    ['Émile', 'emile'],
    ['Zoë', 'zoe'],
  ]);
  expect(names[1]?.counts).toEqual(
    new Map([
      ['girls', new Map([[1999, 8]])],
      ['boys', new Map([[2003, 2]])],
    ]),
  );
});

it.each([
  ['lists', [['Bo', 'M', 2001, 7]]],
  ['an object with a list', { namen: [row('Bo', 2001, 7, 'jongen')] }],
  ['numbers as texts', [row('Bo', '2001', '7', 'm')]],
])('accepts %s [special-kindernamen-1]', (_, data) => {
  expect(readNames(data).names[0]?.counts.get('boys')).toEqual(new Map([[2001, 7]]));
});

it.each([
  row(''),
  row(7),
  row('X', 'vorig jaar'),
  row('X', 20),
  row('X', 2001, -1),
  row('X', 2001, 1.5),
  row('X', 2001, null),
  row('X', 2001, ''),
  'X',
  null,
])('leaves out %j [special-kindernamen-1]', (wrong) => {
  expect(readNames([wrong, row('Bo')]).names.map(({ name }) => name)).toEqual(['Bo']);
});

it.each([null, 'namen', {}, [], { names: 'geen' }, [row('')]])(
  'refuses %j [special-kindernamen-2]',
  (data) => {
    expect(() => readNames(data)).toThrow('has no rows');
  },
);

const { names } = readNames(['Robin', 'Zoë', 'Bo', 'Rob', 'Mirobelle'].map((name) => row(name)));
const found = (text: string) => searchNames(names, text)?.map(({ name }) => name);

it.each([
  ['', undefined],
  ['r', undefined],
  [' r ', undefined],
  ['ro', ['Rob', 'Robin', 'Mirobelle']],
  ['ZOE', ['Zoë']],
  ['zoë', ['Zoë']],
  ['xx', []],
])('finds for %j %j [special-kindernamen-1]', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('searches five thousand names within a keystroke [special-kindernamen-1]', () => {
  const many = readNames(Array.from({ length: 5_000 }, (_, index) => row(`Naam ${index}`))).names;
  const start = performance.now();
  expect(searchNames(many, 'naam 12')).toHaveLength(111);
  expect(performance.now() - start).toBeLessThan(100);
});

it('finds the name that a text is [special-kindernamen-2]', () => {
  const both = readNames([row('Zoe'), row('Zoë')]).names;
  expect([findName(both, 'Zoë')?.name, findName(both, ' ZOE')?.name, findName(both, 'Zo')]).toEqual([
    'Zoë',
    'Zoe',
    undefined,
  ]);
});
