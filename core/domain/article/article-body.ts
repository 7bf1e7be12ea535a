/** Marks the text of an article, without its headline, tools and foot. */
const BODY = '[data-article-body]';

/**
 * The text of the page's article: the first element with `data-article-body`, where there is none the first
 * `article`.
 * @param root the document, or a part of it
 */
export function findArticleBody(root: ParentNode = document): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(BODY) ?? root.querySelector('article') ?? undefined;
}
