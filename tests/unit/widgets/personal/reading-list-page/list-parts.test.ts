import { describe, expect, it } from 'vitest';
import {
  nextOffset,
  renewedLimit,
  withNewest,
  withPart,
} from '../../../../../widgets/personal/reading-list-page/list-parts.ts';
import { savedArticle } from '../../../../../widgets/personal/reading-list-page/saved-article.ts';

const part = (...ids: number[]) => ({
  articles: ids.map((article_id) => ({ article_id })) as never[],
  count: ids.length,
  tags: undefined,
});
const idsOf = ({ articles }: { articles: readonly { article_id: number }[] }) =>
  articles.map(({ article_id }) => article_id);
const none = () => false;

it('has more until fewer than the limit come, and shows no article twice [reading-list-page-9]', () => {
  const first = withPart(undefined, part(1, 2), 2);
  expect(first.hasMore).toBe(true);
  const second = withPart(first, part(2, 3), 2);
  expect(idsOf(second)).toEqual([1, 2, 3]);
  expect(withPart(second, part(4), 2).hasMore).toBe(false);
});

it('has more after a full part with a wrong entry, which counts in the next offset [reading-list-page-9]', () => {
  const list = withPart(undefined, { ...part(1, 2), count: 3 }, 3);
  expect(list.hasMore).toBe(true);
  expect(nextOffset(list, none)).toBe(3);
});

describe('a renewal', () => {
  it('puts what was saved meanwhile first, and asks for whole parts', () => {
    const list = withPart(withPart(undefined, part(2, 3), 2), part(4), 2);
    expect(renewedLimit(list, 2)).toBe(4);
    const renewed = withNewest(list, part(1, 2, 3, 4), 4, none);
    expect(idsOf(renewed)).toEqual([1, 2, 3, 4]);
    expect(renewed.hasMore).toBe(true);
  });

  it('takes off what another device took off, but no row that offers to undo a removal', () => {
    const list = withPart(undefined, part(1, 2, 3, 4), 5);
    const stays = (id: number) => id === 1 || id === 3;
    expect(idsOf(withNewest(list, part(4), 5, stays))).toEqual([1, 3, 4]);
    expect(idsOf(withNewest(list, part(2), 5, stays))).toEqual([1, 2, 3]);
    expect(idsOf(withNewest(list, part(5, 2), 5, none))).toEqual([5, 2]);
    expect(idsOf(withNewest(list, part(), 5, none))).toEqual([]);
  });

  it('leaves what is beyond the most that is asked for', () => {
    const ids = Array.from({ length: 600 }, (_, index) => index + 1);
    const list = withPart(undefined, part(...ids), 600);
    expect(renewedLimit(list, 21)).toBe(500);
    expect(withNewest(list, part(...ids.slice(0, 500)), 500, none).articles).toHaveLength(600);
  });
});

it('asks for the next articles where the server has taken some off since', () => {
  const list = withPart(undefined, part(1, 2, 3), 3);
  expect(nextOffset(list, (id) => id === 2)).toBe(2);
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
