// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Card } from '../../../../../widgets/lists/lazy-cards/card.ts';
import { LazyCards } from '../../../../../widgets/lists/lazy-cards/LazyCards.tsx';

const CARD = { address: '/nieuws/a1', title: 'Kop' };

function show(...cards: Card[]) {
  render(<LazyCards kind="podcast" cards={cards} now={Date.UTC(2026, 2, 29, 12)} isList={() => false} />);
  return [...screen.getByRole('list').children] as HTMLElement[];
}

afterEach(cleanup);

it('names the article of a teaser, and marks it before its label [article-links-2]', () => {
  const [card] = show({
    ...CARD,
    label: 'Column',
    flag: '<b>Nieuw</b>',
    articleId: '4101',
    articleType: 'column',
    text: 'Inleiding',
  });
  expect(card?.dataset).toMatchObject({ articleId: '4101', articleType: 'column' });
  expect([...(card?.children ?? [])].map((part) => part.textContent)).toEqual([
    '<b>Nieuw</b> Column',
    'Kop',
    'Inleiding',
  ]);
});

it('draws no empty line where there is neither mark nor label', () => {
  const [card, marked] = show(CARD, { ...CARD, flag: 'Nieuw' });
  expect(card?.children).toHaveLength(1);
  expect(marked?.firstElementChild?.textContent?.trim()).toBe('Nieuw');
});

it('has a line for the time, the duration, or both [lazy-cards-5]', () => {
  const at = Date.UTC(2020, 0, 1, 12);
  const cards = show({ ...CARD, minutes: 12 }, { ...CARD, at }, { ...CARD, at, minutes: 3 });
  const lines = cards.map((card) => card.querySelector('p')?.textContent);
  expect(lines).toEqual(['12 min', '1 januari 2020', '1 januari 2020 · 3 min']);
  expect(cards[1]?.querySelector('time')?.dateTime).toBe('2020-01-01T12:00:00.000Z');
});

it('keeps two cards of the same address', () => {
  expect(show(CARD, CARD)).toHaveLength(2);
});

it('removes a picture that cannot be loaded, and leaves its box [lazy-cards-8]', () => {
  const [card] = show({ ...CARD, image: '/static/weg.jpg' });
  const image = screen.getByRole('presentation');
  expect(image.getAttribute('src')).toBe('/static/weg.jpg');
  fireEvent.error(image);
  expect(image.isConnected).toBe(false);
  expect(card?.firstElementChild?.localName).toBe('div');
});
