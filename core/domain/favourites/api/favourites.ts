import { maybe } from '../../../platform/schema/maybe.ts';
import {
  array,
  nullish,
  number,
  type OutputOf,
  object,
  string,
  unknown,
} from '../../../platform/schema/schema.ts';
import { dataOf } from '../../../user/profile/data-list.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { profileRequest } from '../../../user/profile/profile-request.ts';

/** An article of the reading list. */
const favouriteSchema = object({
  article_id: number(),
  /** When it was saved, as an ISO date. */
  date_added: maybe(string(), 'date_added of /leeslijst/get'),
  headline: maybe(string(), 'headline of /leeslijst/get'),
  /** The word above the headline. */
  label: maybe(string(), 'label of /leeslijst/get'),
  /** The article's address; without it one is made of `slug` and `article_published_at`. */
  url: maybe(string(), 'url of /leeslijst/get'),
  slug: maybe(string(), 'slug of /leeslijst/get'),
  article_published_at: maybe(string(), 'article_published_at of /leeslijst/get'),
  /** The names of its collections, or objects with a `name`. */
  tags: maybe(array(unknown()), 'tags of an article of /leeslijst/get'),
});

/** The articles of a reading list, as the profile API sends them [profile-api-6]. */
export const favouritesSchema = nullish(
  object({
    data: nullish(array(maybe(favouriteSchema, 'an entry of /leeslijst/get'))),
    /** The collections, where the server sends them along. */
    tags: maybe(array(unknown()), 'tags of /leeslijst/get'),
  }),
);

/** One article of the list, as it was sent. */
export type SentFavourite = OutputOf<typeof favouriteSchema>;

/** What `/leeslijst/get` sent. */
export interface SentFavourites {
  readonly articles: readonly SentFavourite[];
  /** The number of entries of the answer, also of those that are left out because they are wrong. */
  readonly count: number;
  /** Collections, unchecked; undefined if none were sent along. */
  readonly tags: readonly unknown[] | undefined;
}

/** Selects articles of the reading list. */
export interface FavouritesQuery {
  /** Maximum number of articles. @default 5 */
  readonly limit?: number | undefined;
  /** Articles to leave out at the start. @default 0 */
  readonly offset?: number | undefined;
  /** Only the article with this number. */
  readonly articleId?: number | undefined;
  /** Only the articles of the collection with this name. */
  readonly tagName?: string | undefined;
  /** Only articles that match this text. */
  readonly search?: string | undefined;
}

/**
 * Fetches the newest articles of the visitor's reading list: GET `/leeslijst/get` [reading-list-page-2].
 * @param page names the site's configuration
 * @param query see {@link FavouritesQuery}
 * @param signal aborts the call
 * @throws HttpError
 */
export async function fetchFavourites(
  page: ProfilePage,
  { limit = 5, offset = 0, articleId, tagName, search }: FavouritesQuery = {},
  signal?: AbortSignal,
): Promise<SentFavourites> {
  const answer = await profileRequest(page, '/leeslijst/get', {
    schema: favouritesSchema,
    query: {
      order_by: 'date_added',
      order_direction: 'DESC',
      limit,
      offset,
      tag_name: tagName,
      article_id: articleId,
      search: search || undefined,
    },
    ...(signal && { signal }),
  });
  return { articles: dataOf(answer), count: answer?.data?.length ?? 0, tags: answer?.tags };
}
