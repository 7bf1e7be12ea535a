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

it.each([
  ['', 'Lege verzameling naam!', 'Naam verzameling leeg'],
  ['a', 'Verzameling naam te kort!', 'Naam verzameling te kort'],
  ['x'.repeat(25), 'Verzameling naam te lang!', 'Naam verzameling te lang'],
  ['Wonen', 'Verzameling al reeds in de lijst!', 'Verzameling bestaat al'],
])(
  'refuses "%s" with a message of the page and one of the modals [reading-list-page-7, collection-modals-7, collection-modals-8, collection-modals-9, collection-modals-10]',
  (name, ofPage, ofModal) => {
    const onPage = nameError(name, THERE, PAGE_ORDER);
    const inModal = nameError(name, THERE, MODAL_ORDER);
    expect([onPage && PAGE_MESSAGES[onPage], inModal && MODAL_MESSAGES[inModal]]).toEqual([ofPage, ofModal]);
  },
);
