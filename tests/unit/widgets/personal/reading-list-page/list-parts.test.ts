import { expect, it } from 'vitest';
import {
  nextOffset,
  withNewest,
  withPart,
} from '../../../../../widgets/personal/reading-list-page/list-parts.ts';
import { savedArticle } from '../../../../../widgets/personal/reading-list-page/saved-article.ts';

const part = (...ids: number[]) => ({
  articles: ids.map((article_id) => ({ article_id })) as never[],
  tags: undefined,
});
const idsOf = ({ articles }: { articles: readonly { article_id: number }[] }) =>
  articles.map(({ article_id }) => article_id);

it('has more until fewer than the limit come, and shows no article twice [reading-list-page-9]', () => {
  const first = withPart(undefined, part(1, 2), 2);
  expect(first.hasMore).toBe(true);
  const second = withPart(first, part(2, 3), 2);
  expect(idsOf(second)).toEqual([1, 2, 3]);
  expect(withPart(second, part(4), 2).hasMore).toBe(false);
});

it('puts what was saved meanwhile first', () => {
  const list = withPart(undefined, part(2, 3), 2);
  expect(idsOf(withNewest(list, part(1, 2)))).toEqual([1, 2, 3]);
  expect(withNewest(list, part(1)).hasMore).toBe(true);
});

it('asks for the next articles where the server has taken some off since', () => {
  const { articles } = withPart(undefined, part(1, 2, 3), 3);
  expect(nextOffset(articles, (id) => id === 2)).toBe(2);
});

it.each([
  [{ url: 'https://andere.example/a' }, 'https://andere.example/a'],
  [{ url: '/nieuws/a-a7' }, '/nieuws/a-a7'],
  [{ url: 'javascript:alert(1)' }, '/nieuws/0000/00/00/unknown-a7'],
  [{ url: 'http://andere.example/a' }, '/nieuws/0000/00/00/unknown-a7'],
  [{ slug: 'een-kop', article_published_at: '2026-03-29T10:00:00Z' }, '/nieuws/2026/03/29/een-kop-a7'],
])('leads from %j to %s [reading-list-page-8]', (sent, href) => {
  expect(savedArticle({ article_id: 7, ...sent } as never, 'https://krant.example/leeslijst/').href).toBe(
    href,
  );
});
