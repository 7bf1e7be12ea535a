// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isArticleExpired } from '../../../../../core/domain/article/is-article-expired.ts';
import {
  parseStructuredData,
  readStructuredData,
} from '../../../../../core/domain/article/structured-data.ts';
import { cleanCategories, pageCategories } from '../../../../../widgets/shell/page-metadata/categories.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the categories of a page', () => {
  it.each(['sectie', 'index', 'blog', 'dossier', 'rubriek', 'redactie', 'serie'])(
    'hold the slug behind /%s/ [page-metadata-3]',
    (marker) => {
      expect(pageCategories(`/${marker}/klimaat/`)).toContain('klimaat');
      expect(pageCategories(`/nieuws/${marker}/klimaat/pagina/2`)).toEqual(['klimaat']);
    },
  );

  it('hold the first segment of a path of two [page-metadata-3]', () => {
    expect(pageCategories('/podcasts/vandaag')).toEqual(['podcasts']);
    expect(pageCategories('/podcasts/vandaag/')).toEqual(['podcasts']);
    expect(pageCategories('/podcasts')).toEqual([]);
    expect(pageCategories('/podcasts/vandaag/1')).toEqual([]);
    expect(pageCategories('/')).toEqual([]);
  });

  it('hold no word without meaning [page-metadata-4]', () => {
    expect(pageCategories('/nieuws/titel-a1')).toEqual([]);
    expect(pageCategories('/artikel/titel-a1')).toEqual([]);
    expect(pageCategories('/x/sectie/-/1')).toEqual([]);
    expect(cleanCategories(['nieuws', '', ' ', '-', 'artikel', 'sport', 'sport'])).toEqual(['sport']);
  });

  it("write '&' as 'en', also when the path encodes it [page-metadata-4]", () => {
    expect(pageCategories('/a/sectie/kunst-&-media/1')).toEqual(['kunst-en-media']);
    expect(pageCategories('/a/sectie/kunst%26media/1')).toEqual(['kunstenmedia']);
  });

  it('are found on any path without an error [page-metadata-3]', () => {
    expect(pageCategories('/a/sectie/%E0%A4%A/1')).toEqual(['%E0%A4%A']);
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        for (const category of pageCategories(path)) expect(category).not.toMatch(/^(nieuws|artikel|-|)$|&/);
      }),
    );
  });
});

describe('an article', () => {
  const now = Date.UTC(2025, 10, 30);
  const tenDaysAgo = '2025-11-20T00:00:00Z';

  it('is expired when its last update is older than the number of days [page-metadata-5]', () => {
    const page = { articleUpdatedAt: tenDaysAgo, paywallArticleExpireDays: 10 };
    expect(isArticleExpired(page, now)).toBe(false);
    expect(isArticleExpired(page, now + 1)).toBe(true);
    expect(isArticleExpired({ ...page, articleUpdatedAt: String(now / 1000 - 11 * 86_400) }, now)).toBe(true);
    expect(isArticleExpired({ ...page, paywallArticleExpireDays: 0 }, now)).toBe(true);
  });

  it.each([
    { articleUpdatedAt: tenDaysAgo, paywallArticleExpireDays: undefined },
    { articleUpdatedAt: '', paywallArticleExpireDays: 1 },
    { articleUpdatedAt: 'onlangs', paywallArticleExpireDays: 1 },
  ])('is not expired with %o [page-metadata-8]', (page) => {
    expect(isArticleExpired(page, now)).toBe(false);
  });
});

describe('structured data', () => {
  const empty = { headline: '', author: [], keywords: [], datePublished: '', articleSection: '' };

  it('gives headline, authors, keywords, date and section [page-metadata-2]', () => {
    const text = JSON.stringify({
      '@type': 'NewsArticle',
      headline: 'Kabinet valt over begroting',
      author: [{ '@type': 'Person', name: 'Anna Bakker' }, { name: 'Joris de Wit' }],
      keywords: ['type:analyse', 'kabinet'],
      datePublished: '2025-11-07T12:00:00+01:00',
      articleSection: 'Politiek',
    });
    expect(parseStructuredData(text)).toEqual({
      headline: 'Kabinet valt over begroting',
      author: [{ name: 'Anna Bakker' }, { name: 'Joris de Wit' }],
      keywords: ['analyse', 'kabinet'],
      datePublished: '2025-11-07T12:00:00+01:00',
      articleSection: 'Politiek',
    });
  });

  it('takes the other forms that schema.org allows [page-metadata-2]', () => {
    const article = {
      headline: 'H',
      author: 'Anna',
      keywords: 'type: column, kunst,',
      articleSection: ['A', 'B'],
    };
    const expected = {
      ...empty,
      headline: 'H',
      author: [{ name: 'Anna' }],
      keywords: ['column', 'kunst'],
      articleSection: 'A',
    };
    expect(parseStructuredData(JSON.stringify(article))).toEqual(expected);
    expect(parseStructuredData(JSON.stringify([{ '@type': 'WebSite', name: 'W' }, article]))).toEqual(
      expected,
    );
    expect(parseStructuredData(JSON.stringify({ '@graph': [null, article] }))).toEqual(expected);
    expect(parseStructuredData(JSON.stringify({ ...article, author: { name: 'Anna' } }))).toEqual(expected);
  });

  it.each(['', '{', 'null', '1', '[]', '{}', '{"headline":7}', '{"@graph":7}'])(
    'is empty for %s [page-metadata-2]',
    (text) => {
      expect(parseStructuredData(text)).toEqual(empty);
    },
  );

  it('has its own types whatever JSON it is given [page-metadata-2]', () => {
    const field = fc.oneof(fc.jsonValue(), fc.string());
    const node = fc.record({
      headline: field,
      author: field,
      keywords: field,
      datePublished: field,
      articleSection: field,
    });
    fc.assert(
      fc.property(node, (article) => {
        const data = parseStructuredData(JSON.stringify(article));
        expect([data.headline, data.datePublished, data.articleSection].map((value) => typeof value)).toEqual(
          ['string', 'string', 'string'],
        );
        expect(data.author.every(({ name }) => typeof name === 'string' && name)).toBe(true);
        expect(data.keywords.every((word) => typeof word === 'string' && word)).toBe(true);
      }),
    );
  });

  it('is read from the page past a block that does not parse, which is named once [page-metadata-2]', () => {
    for (const text of ['{', '{"@type":"BreadcrumbList"}', '{"headline":"Gevonden"}']) {
      const block = document.createElement('script');
      block.type = 'application/ld+json';
      block.textContent = text;
      document.head.append(block);
    }
    expect(readStructuredData(document).headline).toBe('Gevonden');
    expect(logged(/^warn/)).toHaveLength(1);
  });

  it('is empty without a warning on a page that has none [page-metadata-2]', () => {
    expect(readStructuredData(document)).toEqual(empty);
  });
});
