import { featureHook } from '../../runtime/feature/feature-hook.ts';

/** Marks the text of an article: without headline, tools and footer. */
const BODY = '[data-article-body]';
/** Selectors of the element with the text on a page without the mark, from the most to the least specific. */
const STAND_INS = [
  'article',
  featureHook('[data-widget="article-page"]'),
  'body[data-page-type~="article"] main',
];

/**
 * Finds the text of the page's article: the first element with `data-article-body`, otherwise the first `article`, the
 * hook of the article page, or on an article's page `main`.
 * @param root the document, or a part of it
 */
export function findArticleBody(root: ParentNode = document): HTMLElement | undefined {
  for (const selector of [BODY, ...STAND_INS]) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}
