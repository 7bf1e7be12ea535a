// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { findArticleBody } from '../../../../../core/domain/article/find-article-body.ts';

afterEach(() => {
  delete document.body.dataset.pageType;
});

it.each([
  ['the marked text', '<main><article><div data-article-body id="it"></div></article></main>', 'article'],
  [
    'the first article without a mark',
    '<main><article id="it"></article><article></article></main>',
    'article',
  ],
  [
    'the hook of the article page without an article',
    '<main><div data-widget="article-page" id="it"></div></main>',
    '',
  ],
  ['main on the page of an article that marks nothing', '<main id="it"><p></p></main>', 'article'],
])('finds %s [glossary-annotator-1, table-of-contents-2]', (_name, html, pageType) => {
  document.body.dataset.pageType = pageType;
  document.body.innerHTML = html;
  expect(findArticleBody()?.id).toBe('it');
});

it('finds nothing on a page without an article', () => {
  document.body.dataset.pageType = 'frontpage';
  document.body.innerHTML = '<main><p></p></main>';
  expect(findArticleBody()).toBeUndefined();
});
