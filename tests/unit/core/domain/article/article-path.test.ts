import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articlePath } from '../../../../../core/domain/article/article-path.ts';
import { articleIdFromAddress } from '../../../../../core/platform/ids/article-id.ts';

it('is /nieuws/, the day in Amsterdam, the slug and the id [article-links-1, article-links-4]', () => {
  const article = { id: 4101, slug: 'negen-dorpen' };
  const at = (time: string) => articlePath({ ...article, publishedAt: Date.parse(time) });
  expect(at('2026-03-29T10:00Z')).toBe('/nieuws/2026/03/29/negen-dorpen-a4101');
  expect(at('2026-03-28T23:30Z')).toBe('/nieuws/2026/03/29/negen-dorpen-a4101');
  expect(at('2026-06-30T21:59Z')).toBe('/nieuws/2026/06/30/negen-dorpen-a4101');
  expect(at('2026-06-30T22:00Z')).toBe('/nieuws/2026/07/01/negen-dorpen-a4101');
});

it.each([
  [{ id: 1 }, '/nieuws/0000/00/00/unknown-a1'],
  [{ id: 1, slug: '???', publishedAt: Number.NaN }, '/nieuws/0000/00/00/unknown-a1'],
  [{ id: 1, slug: '', publishedAt: 9e15 }, '/nieuws/0000/00/00/unknown-a1'],
  [{ id: 1, slug: 'Een café!' }, '/nieuws/0000/00/00/een-cafe-a1'],
])('writes an unknown slug and date as such: %j [article-links-1]', (article, path) => {
  expect(articlePath(article)).toBe(path);
});

it('holds nothing but its own parts, and gives the id back', () => {
  const article = fc.record({ id: fc.nat(), slug: fc.string(), publishedAt: fc.double() });
  fc.assert(
    fc.property(article, (one) => {
      const path = articlePath(one);
      expect(path).toMatch(/^\/nieuws\/\d{4}\/\d\d\/\d\d\/[^/?#\s]+-a\d+$/);
      expect(articleIdFromAddress(path)).toBe(String(one.id));
    }),
  );
});
