import {
  type FavouritesQuery,
  fetchFavourites,
  type SentFavourites,
} from '../../../core/domain/favourites/api/favourites.ts';
import { listSentIds } from '../../../core/platform/http/outbox/box.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { visitorValue } from '../../../core/user/visitor/visitor-value.ts';

/** The number of articles that the reading list shows at a time [reading-list-page-3]. */
export const PAGE_LIMIT = 21;

/** A part of the list. */
export interface ListPart extends SentFavourites {
  /** The ids of the writes that were sent before the part was requested. */
  readonly contained: readonly string[];
}

/** The requests for parts of the visitor's list. */
const partReads = visitorValue((page: Page) => {
  const start = () =>
    sharedRead(async (query: FavouritesQuery, signal): Promise<ListPart> => {
      const contained = listSentIds();
      return { ...(await fetchFavourites(page, query, signal)), contained };
    });
  let read = start();
  return {
    read: (query: FavouritesQuery) => read(query),
    renew: () => {
      read = start();
    },
  };
});

/**
 * Fetches a part of the visitor's list, once for equal parts within ten seconds.
 * @param page the page
 * @param query the query of the part
 * @throws HttpError
 */
export function fetchPart(page: Page, query: FavouritesQuery): Promise<ListPart> {
  return partReads(page).read(query);
}

/** Fetches each part again from now on: the list has changed. */
export function renewParts(page: Page): void {
  partReads(page).renew();
}

/** The first part of the reading list. */
export function firstArticles(page: Page): Promise<ListPart> {
  return fetchPart(page, partOf({}));
}

/** The query of a part in a canonical form, so that equal parts are fetched once. */
export function partOf({
  limit = PAGE_LIMIT,
  offset = 0,
  tagName,
  search,
}: FavouritesQuery): FavouritesQuery {
  return { limit, offset, ...(tagName !== undefined && { tagName }), ...(search && { search }) };
}
