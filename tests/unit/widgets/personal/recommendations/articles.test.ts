// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsOf, hitOf } from '../../../../../widgets/personal/recommendations/articles.ts';

const hit = (articleId: number | string, more: object = {}) => ({
  articleId,
  headline: `Kop ${articleId}`,
  slug: `kop-${articleId}`,
  publishedAt: 1_774_771_200,
  featuredImage: '/een.jpg',
  ...more,
});
const idsOf = (...given: Parameters<typeof cardsOf>) => cardsOf(...given).map(({ id }) => id);

it('makes a card of what an article has, marked as recommended [recommendations-2, recommendations-6]', () => {
  expect(cardsOf([hit(1)], undefined)).toEqual([
    {
      id: '1',
      address: '/nieuws/2026/03/29/kop-1-a1#via=recommended',
      headline: 'Kop 1',
      label: undefined,
      picture: { small: { url: '/een.jpg' }, medium: { url: '/een.jpg' } },
      at: 1_774_771_200_000,
    },
  ]);
});

it('reads personal recommendations alike, with their label [recommendations-1]', () => {
  const article = {
    article_id: '7',
    headline: 'Kop 7',
    label: 'Economie',
    published_at: '2026-03-29T10:00:00Z',
    image: { medium: { url: '/m.jpg' } },
    slug: null,
  };
  const [card] = cardsOf([hitOf(article as Parameters<typeof hitOf>[0])], undefined);
  expect(card).toMatchObject({ id: '7', label: 'Economie', at: Date.UTC(2026, 2, 29, 10) });
  expect(card?.address).toBe('/nieuws/2026/03/29/unknown-a7#via=recommended');
});

it.each<[string, Parameters<typeof cardsOf>, string[]]>([
  [
    'the first six',
    [Array.from({ length: 9 }, (_, id) => hit(id + 1)), undefined],
    ['1', '2', '3', '4', '5', '6'],
  ],
  ['not the article of the page', [[hit(1), hit(2)], '1'], ['2']],
  ['not the article of the page, as a text', [[hit('1'), hit(2)], '1'], ['2']],
  ['no doubles, whatever the type of the id', [[hit(1), hit('1'), hit(2), hit(1)], undefined], ['1', '2']],
  [
    'six others where one is left out',
    [Array.from({ length: 7 }, (_, id) => hit(id)), '3'],
    ['0', '1', '2', '4', '5', '6'],
  ],
  ['nothing without a headline', [[hit(1, { headline: '  ' }), hit(2)], undefined], ['2']],
])('takes %s [recommendations-7]', (_, given, expected) => {
  expect(idsOf(...given)).toEqual(expected);
});

it('takes up to six different articles and never that of the page, whatever is sent [recommendations-7]', () => {
  const hits = fc.array(fc.record({ articleId: fc.integer({ min: 0, max: 12 }), headline: fc.string() }));
  fc.assert(
    fc.property(hits, fc.integer({ min: 0, max: 12 }).map(String), (list, current) => {
      const ids = idsOf(
        list.map((one) => hit(one.articleId, one)),
        current,
      );
      expect(ids.length).toBeLessThanOrEqual(6);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(current);
    }),
  );
});
