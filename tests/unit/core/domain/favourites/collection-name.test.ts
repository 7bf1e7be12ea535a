import { expect, it } from 'vitest';
import {
  MODAL_ORDER,
  type NameError,
  nameError,
  PAGE_ORDER,
} from '../../../../../core/domain/favourites/collection-name.ts';
import { MODAL_MESSAGES, PAGE_MESSAGES } from '../../../../../core/domain/favourites/texts.ts';

const THERE = ['Wonen', 'Café', 'ab'];

it.each<[string, NameError | undefined]>([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a', 'short'],
  ['xy', 'short'],
  ['abc', undefined],
  ['  abc  ', undefined],
  ['x'.repeat(24), undefined],
  [`  ${'x'.repeat(24)}  `, undefined],
  ['x'.repeat(25), 'long'],
  ['wonen', 'exists'],
  [' WONEN ', 'exists'],
  ['Cafe\u0301', 'exists'],
  ['🏡🏡', 'short'],
  ['🏡🏡🏡', undefined],
  ['🏡'.repeat(24), undefined],
  ['قراءة', undefined],
])(
  '"%s" is %s [reading-list-page-7, reading-list-page-8, collection-modals-9, collection-modals-10]',
  (name, error) => {
    expect(nameError(name, THERE, MODAL_ORDER)).toBe(error);
    expect(nameError(name, THERE, PAGE_ORDER)).toBe(error);
  },
);

it('is first what exists in a modal, and what is too short on the page [collection-modals-12, reading-list-page-8]', () => {
  expect(nameError('AB', THERE, MODAL_ORDER)).toBe('exists');
  expect(nameError('AB', THERE, PAGE_ORDER)).toBe('short');
});

it('has the messages of the specification [reading-list-page-7, collection-modals-7, collection-modals-8, collection-modals-9, collection-modals-10]', () => {
  expect(PAGE_MESSAGES).toEqual({
    empty: 'Lege verzameling naam!',
    short: 'Verzameling naam te kort!',
    long: 'Verzameling naam te lang!',
    exists: 'Verzameling al reeds in de lijst!',
  });
  expect(MODAL_MESSAGES).toEqual({
    exists: 'Verzameling bestaat al',
    empty: 'Naam verzameling leeg',
    short: 'Naam verzameling te kort',
    long: 'Naam verzameling te lang',
  });
});
