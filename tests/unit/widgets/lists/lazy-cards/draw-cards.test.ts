// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Card } from '../../../../../widgets/lists/lazy-cards/card.ts';
import { drawCards } from '../../../../../widgets/lists/lazy-cards/draw-cards.ts';
import lazyCards from '../../../../../widgets/lists/lazy-cards/lazy-cards.ts';
import { connect } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const CARD = { address: '/nieuws/a1', title: 'Kop' };
const show = (...cards: Card[]) => drawCards(cards, Date.UTC(2026, 2, 29, 12));

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

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

describe('the place of the cards', () => {
  async function mountOn(hook: HTMLElement) {
    const items = [1, 2].map((id) => ({
      article_id: id,
      headline: `Kop ${id}`,
      relative_url: `/nieuws/a${id}`,
    }));
    connect({ request: () => Response.json({ hits: items, items }) });
    Object.assign(hook.dataset, { lazyLoadUrl: '/data/lazy', lazyCard: 'article' });
    document.body.append(hook);
    const { leave } = await mount(lazyCards, hook);
    await expect.poll(() => hook.querySelectorAll('li').length).toBe(2);
    return leave;
  }

  it('is a list of their own, which gives way to what the server sent afterwards', async () => {
    const hook = document.createElement('div');
    hook.innerHTML = '<p>Van de server</p>';
    const leave = await mountOn(hook);
    expect([...hook.children].map(({ localName }) => localName)).toEqual(['ul']);
    leave();
    expect(hook.innerHTML).toBe('<p>Van de server</p>');
  });

  it("is the slider's track itself", async () => {
    const track = document.createElement('ul');
    track.dataset.sliderTrack = '';
    await mountOn(track);
    expect([...track.children].map(({ localName }) => localName)).toEqual(['li', 'li']);
    expect(track.hasAttribute('aria-busy')).toBe(false);
  });
});

it('removes a picture that cannot be loaded, and leaves its box [lazy-cards-8]', () => {
  const [card] = show({ ...CARD, image: '/static/weg.jpg' });
  const image = card?.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/static/weg.jpg');
  image?.dispatchEvent(new Event('error'));
  expect(card?.querySelector('img')).toBeNull();
  expect(card?.firstElementChild?.localName).toBe('div');
});
