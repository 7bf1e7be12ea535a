import { number, object } from 'zod/mini';
import type { Page } from '../../../runtime/page/page.ts';
import { dataList, dataOf } from '../../../user/profile/data-list.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { profileRequest } from '../../../user/profile/profile-request.ts';
import { profileWrite, type WriteOutcome } from '../../../user/profile/profile-write.ts';

/** The articles of a reading list, as the profile API sends them [profile-api-6]. */
export const favouritesSchema = dataList(object({ article_id: number() }), 'an entry of /leeslijst/get');

/** Selects articles of the reading list. */
interface FavouritesQuery {
  /** Maximum number of articles. */
  readonly limit?: number;
  /** Only the article with this number. */
  readonly articleId?: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/**
 * Fetches the newest articles of the visitor's reading list: GET `/leeslijst/get`.
 * @param page names the site's configuration
 * @param query see {@link FavouritesQuery}
 * @throws HttpError
 */
export async function fetchFavourites(
  page: ProfilePage,
  { limit = 5, articleId, signal }: FavouritesQuery = {},
): Promise<{ article_id: number }[]> {
  const answer = await profileRequest(page, '/leeslijst/get', {
    schema: favouritesSchema,
    query: { order_by: 'date_added', order_direction: 'DESC', limit, offset: 0, article_id: articleId },
    ...(signal && { signal }),
  });
  return dataOf(answer);
}

/**
 * Adds an article to the reading list: PUT `/favorite/add`. Queued in the outbox if it cannot be sent.
 * @param page names the site's configuration and the visitor
 * @param articleId the article's number
 */
export function addFavourite(page: Page, articleId: number): Promise<WriteOutcome> {
  return profileWrite(page, '/favorite/add', { method: 'PUT', json: { article_id: articleId } });
}

/**
 * Removes an article from the reading list: DELETE `/favorite/remove`, with a body. Queued in the outbox if it cannot
 * be sent.
 * @param page names the site's configuration and the visitor
 * @param articleId the article's number
 */
export function removeFavourite(page: Page, articleId: number): Promise<WriteOutcome> {
  return profileWrite(page, '/favorite/remove', { method: 'DELETE', json: { article_id: articleId } });
}
