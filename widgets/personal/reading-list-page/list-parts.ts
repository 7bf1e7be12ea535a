import type { SentFavourite, SentFavourites } from '../../../core/domain/favourites/api/favourites.ts';

/** The loaded part of a list. */
export interface LoadedList {
  readonly articles: readonly SentFavourite[];
  /** Whether the server may have more: the last part was full [reading-list-page-9]. */
  readonly hasMore: boolean;
}

/** Adds the next part. Articles that moved there meanwhile are not shown twice. */
export function withPart(
  list: LoadedList | undefined,
  { articles }: SentFavourites,
  limit: number,
): LoadedList {
  return { articles: unique([...(list?.articles ?? []), ...articles]), hasMore: articles.length >= limit };
}

/** Renews the beginning of a list: articles that were saved meanwhile come first, the others stay. */
export function withNewest(list: LoadedList, { articles }: SentFavourites): LoadedList {
  return { articles: unique([...articles, ...list.articles]), hasMore: list.hasMore };
}

/**
 * The offset of the next part.
 * @param loaded the articles so far
 * @param isGone whether the server has taken an article off the list since
 */
export function nextOffset(loaded: readonly SentFavourite[], isGone: (articleId: number) => boolean): number {
  return loaded.filter(({ article_id }) => !isGone(article_id)).length;
}

function unique(articles: readonly SentFavourite[]): SentFavourite[] {
  return [
    ...new Map(articles.toReversed().map((article) => [article.article_id, article])).values(),
  ].reverse();
}
