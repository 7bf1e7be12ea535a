// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '../../../../../widgets/lists/lazy-cards/card.ts';
import { showCards } from '../../../../../widgets/lists/lazy-cards/show-cards.tsx';

const CARD = { address: '/nieuws/a1', title: 'Kop' };
let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
});

afterEach(() => ending.abort());

function show(hook: HTMLElement, ...cards: Card[]) {
  showCards(hook, 'article', cards, ending.signal);
  return [...hook.querySelectorAll('li')];
}

const container = () => document.createElement('div');

it('names the article of a teaser, and marks it before its label [article-links-2]', () => {
  const [card] = show(container(), {
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
  const [card, marked] = show(container(), CARD, { ...CARD, flag: 'Nieuw' });
  expect(card?.children).toHaveLength(1);
  expect(marked?.firstElementChild?.textContent?.trim()).toBe('Nieuw');
});

it('has a line for the time, the duration, or both [lazy-cards-5]', () => {
  const at = Date.UTC(2020, 0, 1, 12);
  const cards = show(container(), { ...CARD, minutes: 12 }, { ...CARD, at }, { ...CARD, at, minutes: 3 });
  const lines = cards.map((card) => card.querySelector('p')?.textContent);
  expect(lines).toEqual(['12 min', '1 januari 2020', '1 januari 2020 · 3 min']);
  expect(cards[1]?.querySelector('time')?.dateTime).toBe('2020-01-01T12:00:00.000Z');
});

it('keeps two cards of the same address', () => {
  expect(show(container(), CARD, CARD)).toHaveLength(2);
});

describe('the place of the cards', () => {
  it('is a list of their own, which is removed afterwards', () => {
    const hook = container();
    hook.innerHTML = '<p>Van de server</p>';
    show(hook, CARD);
    expect([...hook.children].map(({ localName }) => localName)).toEqual(['ul']);
    ending.abort();
    expect(hook.childElementCount).toBe(0);
  });

  it("is the slider's track itself", () => {
    const track = document.createElement('ul');
    track.dataset.sliderTrack = '';
    show(track, CARD, CARD);
    expect([...track.children].map(({ localName }) => localName)).toEqual(['li', 'li']);
  });
});

it('removes a picture that cannot be loaded, and leaves its box [lazy-cards-8]', async () => {
  const hook = container();
  document.body.append(hook);
  const [card] = show(hook, { ...CARD, image: '/static/weg.jpg' });
  const image = card?.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/static/weg.jpg');
  image?.dispatchEvent(new Event('error'));
  await expect.poll(() => card?.querySelector('img')).toBeNull();
  expect(card?.firstElementChild?.localName).toBe('div');
  hook.remove();
});
