import { expect, it } from 'vitest';
import { articleTeaser, articleTeaserSchema } from '../../../../../widgets/lists/lazy-cards/teaser.ts';
import { parsed } from '../../../support/parsed.ts';

const BASE = 'https://krant.example/sectie/';
const RAW = {
  article_id: 4101,
  headline: ' Negen dorpen ',
  teaser: 'De dijk verhuist.',
  image: { urls: { medium: '/static/rivier.webp' } },
  label: 'Binnenland',
  relative_url: '/nieuws/2026/03/29/negen-dorpen-a4101',
  article_type: 'article',
  flag: 'nieuw',
};
const read = (raw: unknown) => articleTeaser(parsed(articleTeaserSchema, raw), BASE);

it('has id, headline, teaser, medium image, label, address, type and flag [article-links-2]', () => {
  expect(read(RAW)).toEqual({
    articleId: '4101',
    headline: 'Negen dorpen',
    teaser: 'De dijk verhuist.',
    image: '/static/rivier.webp',
    label: 'Binnenland',
    url: '/nieuws/2026/03/29/negen-dorpen-a4101',
    articleType: 'article',
    flag: 'nieuw',
  });
});

it('needs an id and a headline; all else may be missing or wrong [article-links-2]', () => {
  expect(read({ article_id: '7', headline: 'x', label: 3, image: 'geen', flag: null })).toEqual({
    articleId: '7',
    headline: 'x',
    teaser: undefined,
    image: undefined,
    label: undefined,
    url: undefined,
    articleType: undefined,
    flag: undefined,
  });
  expect(articleTeaserSchema.safeParse({ headline: 'x' }).success).toBe(false);
});

it.each([
  ['/nieuws/x-a1', true],
  ['https://elders.example/x', true],
  ['//elders.example/x', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://elders.example/x', false],
  ['https://', false],
  ['  ', false],
  [null, false],
])('links to %j: %s [article-links-4]', (address, isLinked) => {
  expect(read({ ...RAW, image: { urls: { medium: address } } }).image !== undefined).toBe(isLinked);
  expect(read({ ...RAW, relative_url: address }).url !== undefined).toBe(isLinked);
});
