/** Marks the text of an article: without headline, tools and footer. */
const BODY = '[data-article-body]';

/**
 * Finds the text of the page's article: the first element with `data-article-body`, otherwise the first `article`.
 * @param root the document, or a part of it
 */
export function findArticleBody(root: ParentNode = document): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(BODY) ?? root.querySelector('article') ?? undefined;
}
