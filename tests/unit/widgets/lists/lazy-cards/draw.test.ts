// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawCards } from '../../../../../widgets/lists/lazy-cards/draw.ts';

const CARD = { address: '/nieuws/a1', title: 'Kop' };
const cards = (...drawn: Parameters<typeof drawCards>[1]) => [...drawCards('article', drawn, 0).children];

it('says of a teaser which article it is, and marks it before its label [article-links-2]', () => {
  const [card] = cards({
    ...CARD,
    label: 'Column',
    flag: '<b>Nieuw</b>',
    articleId: '4101',
    articleType: 'column',
    text: 'Inleiding',
  });
  expect((card as HTMLElement).dataset).toMatchObject({ articleId: '4101', articleType: 'column' });
  expect([...(card?.children ?? [])].map((part) => part.textContent)).toEqual([
    '<b>Nieuw</b> Column',
    'Kop',
    'Inleiding',
  ]);
});

it('draws no empty line where there is neither mark nor label', () => {
  const [card, marked] = cards(CARD, { ...CARD, flag: 'Nieuw' });
  expect(card?.children).toHaveLength(1);
  expect(marked?.firstElementChild?.textContent?.trim()).toBe('Nieuw');
});
