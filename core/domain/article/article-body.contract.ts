import type { Part } from '../../runtime/feature/feature-contract.ts';

/** The text of the article, which several features look for. */
export const ARTICLE_BODY: Part = {
  selector: '[data-article-body]',
  within: 'body',
  many: false,
  description: 'The text of the article; without it the first `article` of the page counts.',
};
