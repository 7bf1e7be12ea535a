import type { SentFavourite, SentFavourites } from '../../../core/domain/favourites/api/favourites.ts';

/** Maximum number of articles that are fetched again at once. */
const MAX_ARTICLES = 500;

/** The loaded part of a list. */
export interface LoadedList {
  readonly articles: readonly SentFavourite[];
  /** Whether the server may have more: the last part was complete [reading-list-page-9]. */
  readonly hasMore: boolean;
  /** The number of invalid entries in the parts: they count in the server's offsets. */
  readonly wrong: number;
}

/** Adds the next part. Articles that have moved there in the meantime are not shown twice. */
export function withPart(list: LoadedList | undefined, part: SentFavourites, limit: number): LoadedList {
  return {
    articles: unique([...(list?.articles ?? []), ...part.articles]),
    // Invalid entries count: a full part that contains one is still full.
    hasMore: part.count >= limit,
    wrong: (list?.wrong ?? 0) + wrongIn(part),
  };
}

/**
 * Renews the beginning of a list: the articles that the server sends replace as many of the list. Articles that another
 * device removed disappear, except those whose row stays.
 * @param list the articles so far
 * @param part the newest articles, in the number of {@link renewedLimit}
 * @param limit the number of requested articles
 * @param stays whether the row of an article that the server did not send stays, because it offers to undo the removal
 */
export function withNewest(
  list: LoadedList,
  part: SentFavourites,
  limit: number,
  stays: (articleId: number) => boolean,
): LoadedList {
  const sent = new Set(part.articles.map(({ article_id }) => article_id));
  const rest = list.articles.slice(limit);
  const articles = [...part.articles];
  for (const [index, article] of list.articles.entries()) {
    if (index >= limit || sent.has(article.article_id) || !stays(article.article_id)) continue;
    const before = list.articles.slice(0, index).findLast(({ article_id }) => sent.has(article_id));
    articles.splice(before ? articles.indexOf(newestOf(articles, before)) + 1 : 0, 0, article);
    sent.add(article.article_id);
  }
  const isPartial = rest.length > 0;
  return {
    articles: unique([...articles, ...rest]),
    hasMore: isPartial ? list.hasMore : part.count >= limit,
    wrong: isPartial ? list.wrong : wrongIn(part),
  };
}

/**
 * The number of articles to request to renew a list: all that are loaded, in whole parts.
 * @param limit the number of articles of a part
 */
export function renewedLimit({ articles, wrong }: LoadedList, limit: number): number {
  const parts = Math.max(1, Math.ceil((articles.length + wrong) / limit));
  return Math.max(limit, Math.min(parts * limit, MAX_ARTICLES));
}

/**
 * The offset of the next part.
 * @param loaded the articles so far
 * @param isGone whether the server has removed an article from the list since
 */
export function nextOffset({ articles, wrong }: LoadedList, isGone: (articleId: number) => boolean): number {
  return articles.filter(({ article_id }) => !isGone(article_id)).length + wrong;
}

function wrongIn({ articles, count }: SentFavourites): number {
  return count - articles.length;
}

function newestOf(articles: readonly SentFavourite[], { article_id: id }: SentFavourite): SentFavourite {
  return articles.find(({ article_id }) => article_id === id) as SentFavourite;
}

function unique(articles: readonly SentFavourite[]): SentFavourite[] {
  return [
    ...new Map([...articles].reverse().map((article) => [article.article_id, article])).values(),
  ].reverse();
}
