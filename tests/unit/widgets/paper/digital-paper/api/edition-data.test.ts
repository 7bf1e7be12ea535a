// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fetchHeadlines,
  fetchLatestHeadlines,
} from '../../../../../../widgets/paper/digital-paper/api/edition-data.ts';
import { backend } from '../../../../core/user/visitor/reader.ts';
import { logged } from '../../../../support/logged.ts';

const { signal } = new AbortController();
const one = { item: { article_id: 4101, article_pdf_url: '/pdf/4101.pdf' } };
const READ = [{ articleId: '4101', pdf: '/pdf/4101.pdf' }];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the articles of an edition', () => {
  it.each([
    ['both fields in item', { paperheadlines: [one] }],
    [
      'the PDF beside item',
      { paperheadlines: [{ item: { article_id: 4101 }, article_pdf_url: '/pdf/4101.pdf' }] },
    ],
    ['no item', { paperheadlines: [{ article_id: '4101', article_pdf_url: '/pdf/4101.pdf' }] }],
    ['the list in items', { paperheadlines: { items: [one] } }],
    ['the edition in data', { data: { paperheadlines: [one] } }],
    ['a list of editions', [{ paperheadlines: [] }, { paperheadlines: [one] }]],
    ['fields of others', { pub_code: 'NH', paperheadlines: [{ ...one, page: 1 }] }],
  ])('are read with %s [digital-paper-6]', async (_, answer) => {
    const calls = backend(answer);
    await expect(fetchHeadlines('/de/data/NH/2026/03/29/', { signal })).resolves.toEqual(READ);
    expect(calls.map(({ url }) => url)).toEqual(['/de/data/NH/2026/03/29/']);
  });

  it('leave out what is not an article, and keep the others [digital-paper-6]', async () => {
    backend({
      paperheadlines: [
        null,
        'kop',
        { item: {} },
        { item: { article_id: {} } },
        { item: { article_id: 7, article_pdf_url: 9 } },
        one,
      ],
    });
    await expect(fetchHeadlines('/de/data/NH/2026/03/29/', { signal })).resolves.toEqual([
      { articleId: '7', pdf: undefined },
      ...READ,
    ]);
    logged('warn nmt http: a headline of /de/data/ is of another shape than expected; it is left');
    logged('warn nmt http: article_pdf_url of a headline of /de/data/ is of another type than');
  });

  it.each([{}, { paperheadlines: null }, [], [null], { data: [] }])(
    'are none in %j [digital-paper-6]',
    async (answer) => {
      backend(answer);
      await expect(fetchHeadlines('/de/data/NH/2026/03/29/', { signal })).resolves.toEqual([]);
    },
  );

  it('of the latest edition are those of the first item of /de/data/NH/ [digital-paper-3]', async () => {
    const other = { item: { article_id: 1, article_pdf_url: '/pdf/1.pdf' } };
    const calls = backend([{ paperheadlines: [one] }, { paperheadlines: [other] }]);
    await expect(fetchLatestHeadlines({ signal })).resolves.toEqual(READ);
    expect(calls[0]?.url).toBe('/de/data/NH/');
  });
});
