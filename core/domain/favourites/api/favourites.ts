import { maybe } from '../../../platform/schema/maybe.ts';
import {
  array,
  nullish,
  number,
  numeric,
  type OutputOf,
  object,
  string,
  union,
  unknown,
} from '../../../platform/schema/schema.ts';
import { timestamp } from '../../../platform/schema/timestamp.ts';
import { dataOf } from '../../../user/profile/data-list.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { profileRequest } from '../../../user/profile/profile-request.ts';
import { pictureSchema } from '../../teasers/picture.ts';

/** An article of the reading list. */
const favouriteSchema = object({
  article_id: numeric(),
  /** The time at which it was saved. */
  date_added: maybe(timestamp, 'date_added of /leeslijst/get'),
  headline: maybe(string(), 'headline of /leeslijst/get'),
  /** The label above the headline. */
  label: maybe(string(), 'label of /leeslijst/get'),
  /** The article's address; if it is missing, it is made from `slug` and `article_published_at`. */
  url: maybe(string(), 'url of /leeslijst/get'),
  slug: maybe(string(), 'slug of /leeslijst/get'),
  article_published_at: maybe(timestamp, 'article_published_at of /leeslijst/get'),
  image: pictureSchema,
  /** The reading time in minutes. */
  reading_time: maybe(nullish(number()), 'reading_time of /leeslijst/get'),
  /** The names of its collections, or objects with a `name`. */
  tags: maybe(array(unknown()), 'tags of an article of /leeslijst/get'),
});

const articles = array(maybe(favouriteSchema, 'an entry of /leeslijst/get'));

/** The articles of a reading list, bare or in `data` [profile-api-6]. */
export const favouritesSchema = nullish(
  union([
    articles,
    object({
      data: nullish(articles),
      /** The collections, if the server sends them. */
      tags: maybe(array(unknown()), 'tags of /leeslijst/get'),
    }),
  ]),
);

/** An article of the list, as sent. */
export type SentFavourite = OutputOf<typeof favouriteSchema>;

/** The answer of `/leeslijst/get`. */
export interface SentFavourites {
  readonly articles: readonly SentFavourite[];
  /** The number of entries in the answer, including invalid ones, which are left out. */
  readonly count: number;
  /** Collections, not validated; undefined if none were sent. */
  readonly tags: readonly unknown[] | undefined;
}

/** Selects articles of the reading list. */
export interface FavouritesQuery {
  /** Maximum number of articles. @default 5 */
  readonly limit?: number | undefined;
  /** Articles to leave out at the start. @default 0 */
  readonly offset?: number | undefined;
  /** Selects only the article with this number. */
  readonly articleId?: number | undefined;
  /** Selects only the articles of the collection with this name. */
  readonly tagName?: string | undefined;
  /** Selects only articles that match this text. */
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
  const sent = Array.isArray(answer) ? { data: answer } : answer;
  return {
    articles: dataOf(sent),
    count: sent?.data?.length ?? 0,
    tags: sent && 'tags' in sent ? sent.tags : undefined,
  };
}
