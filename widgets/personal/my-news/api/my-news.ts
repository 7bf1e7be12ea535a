import { pictureSchema } from '../../../../core/domain/teasers/picture.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../../core/platform/schema/optional-text.ts';
import {
  array,
  nullish,
  type OutputOf,
  object,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { validItems } from '../../../../core/platform/schema/valid-items.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import type { ProfilePath } from '../../../../core/user/profile/profile-path.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';

/** An article of the topics that the visitor follows [my-news-2]; a missing field discards only itself. */
const itemSchema = object({
  article_id: textOrNumber,
  headline: string(),
  label: optionalText,
  teaser: optionalText,
  image: pictureSchema,
  /** `column`, or anything else. */
  item_type: optionalText,
  topics: maybe(nullish(array(maybe(nullish(object({ name: optionalText })))))),
  slug: optionalText,
  /** The time of publication. */
  article_published_at: maybe(nullish(timestamp)),
});

const items = listOf(itemSchema);

/** The newest articles of the topics that the visitor follows, bare or in `data` [my-news-1]. */
export const myNewsSchema = nullish(union([items, object({ data: maybe(items, 'data of /mijnnieuws') })]));

export type MyNewsItem = OutputOf<typeof itemSchema>;

/** The base address of the calls for the visitor's news [my-news-1]. */
export const MY_NEWS = '/mijnnieuws';

interface MyNewsQuery {
  /** A path of the profile API or of the site, or an address of an origin under `endpoints`. @default /mijnnieuws */
  readonly source?: string;
  /** Maximum number of articles. @default 4 */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the newest articles of the topics that the visitor follows: GET `/mijnnieuws` [my-news-1].
 * @param page the page with the site's configuration
 * @returns the valid items, each article once
 * @throws HttpError
 */
export async function fetchMyNews(
  page: ProfilePage,
  { source = MY_NEWS, limit = 4, signal }: MyNewsQuery = {},
): Promise<MyNewsItem[]> {
  // Any text other than a path of the profile API is an address, which is called unchanged.
  const answer = await profileRequest(page, source as ProfilePath, {
    schema: myNewsSchema,
    query: { limit },
    ...(signal && { signal }),
  });
  const known = new Set<string>();
  const isNew = ({ article_id }: MyNewsItem) => {
    const size = known.size;
    return known.add(String(article_id)).size > size;
  };
  return validItems(
    Array.isArray(answer) ? answer : answer?.data,
    itemSchema,
    'an item of /mijnnieuws',
    limit,
    isNew,
  );
}
