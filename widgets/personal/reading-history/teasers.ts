/** Maximum number of ids in one call [reading-history-5]. */
export const MAX_IDS = 100;

/** A teaser of an article, and the article's id. */
export interface Teaser {
  readonly element: Element;
  readonly articleId: number;
}

/**
 * Finds the teasers of a page: elements with `data-article-id` that are not the page itself, no hook of a feature and
 * no update of a liveblog, all of which name their article in the same way.
 * @param root the document's body
 * @param own the id of the page's own article, whose parts are not teasers
 */
export function findTeasers(root: ParentNode, own: number | undefined): Teaser[] {
  const found = root.querySelectorAll(
    '[data-article-id]:not([data-widget], [data-update-id], [data-liveblog-update])',
  );
  return [...found].flatMap((element) => {
    const articleId = articleNumber(element.getAttribute('data-article-id') ?? '');
    return articleId === undefined || articleId === own ? [] : [{ element, articleId }];
  });
}

/**
 * The ids to look up on the server: each once, in page order, without those of articles known to be read.
 * @returns at most {@link MAX_IDS}
 */
export function idsToFetch(teasers: readonly Teaser[], isRead: (articleId: number) => boolean): number[] {
  const ids = new Set(teasers.map(({ articleId }) => articleId).filter((id) => !isRead(id)));
  return [...ids].slice(0, MAX_IDS);
}

/** @returns the id of an article; undefined for a text that is not one */
export function articleNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : undefined;
}
