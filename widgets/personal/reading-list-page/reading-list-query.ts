import {
  type FavouritesQuery,
  fetchFavourites,
  type SentFavourites,
} from '../../../core/domain/favourites/api/favourites.ts';
import { listSentIds } from '../../../core/platform/http/outbox/box.ts';
import { queries } from '../../../core/platform/http/queries.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';

/** The number of articles that the reading list shows at a time [reading-list-page-3]. */
export const PAGE_LIMIT = 21;

/** The key of the cached pages of an account's list, which `queries` may be told to fetch again. */
export function listKey(page: Page): readonly unknown[] {
  return ['reading-list', visitor(page).store.getState()?.uuid];
}

/** A part of the list. */
export interface ListPart extends SentFavourites {
  /** The ids of the writes that were sent before it was asked for. */
  readonly contained: readonly string[];
}

/**
 * Fetches a part of the visitor's list, once for equal parts within ten seconds.
 * @param page the page
 * @param query which part
 * @throws HttpError
 */
export function fetchPart(page: Page, query: FavouritesQuery): Promise<ListPart> {
  return queries.fetchQuery({
    queryKey: [...listKey(page), query],
    queryFn: async ({ signal }) => {
      const contained = listSentIds();
      return { ...(await fetchFavourites(page, query, signal)), contained };
    },
    // A browser that says it is offline may be wrong.
    networkMode: 'always',
  });
}

/** The part that the reading list begins with. */
export function firstArticles(page: Page): Promise<ListPart> {
  return fetchPart(page, partOf({}));
}

/** The query of a part, always in the same form: equal parts are fetched once. */
export function partOf({
  limit = PAGE_LIMIT,
  offset = 0,
  tagName,
  search,
}: FavouritesQuery): FavouritesQuery {
  return { limit, offset, ...(tagName !== undefined && { tagName }), ...(search && { search }) };
}
