import { request } from '../../../../core/platform/http/request.ts';
import { withRetries } from '../../../../core/platform/http/with-retries.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { array, type OutputOf, object, string } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { parseTimestamp } from '../../../../core/platform/time/parse-timestamp.ts';
import { isSafeAddress } from '../../../../core/runtime/page/address.ts';
import { dataList, dataOf } from '../../../../core/user/profile/data-list.ts';
import { ratingOf } from '../rating-of.ts';

const words = maybe(string());
const value = maybe(textOrNumber);

const item = object({
  headline: string(),
  relative_url: string(),
  taxonomies: maybe(array(maybe(object({ type: words, value, name: value, slug: value })))),
  image: maybe(object({ medium: maybe(object({ url_webp: words })) })),
  article_published_at: maybe(timestamp),
});

const NAME = 'an entry of the items of a topic';

/** The articles of a topic, bare or as `{ "data": [...] }`; an entry without headline or address is dropped. */
export const topicItemsSchema = dataList(item, NAME);

/** An article of a topic with valid fields [topic-preview-2]. */
export interface TopicItem {
  readonly headline: string;
  /** An address on this site, or https. */
  readonly url: string;
  /** The address of the picture; undefined if there is none or it is not allowed. */
  readonly image: string | undefined;
  /** Time of publication, in epoch milliseconds. */
  readonly publishedAt: number | undefined;
  /** The rating of a review, 1 to 5 balls. */
  readonly rating: number | undefined;
}

/** Query of a topic's articles. */
export interface TopicItemsQuery {
  /** Number of articles to skip. @default 0 */
  readonly offset?: number;
  /** Maximum number of articles. @default 11 */
  readonly limit?: number;
  /** The id of an article to leave out. */
  readonly exclude?: string | undefined;
  /** Aborts the request, and the wait between two attempts. */
  readonly signal: AbortSignal;
}

/**
 * Fetches the newest articles of a topic: GET `/data/mijnonderwerpen/items/{topicId}?offset&limit&exclude`
 * [topics-data-4]. A transient failure is retried.
 * @param topicId id, which is percent-encoded in the path [topics-data-8]
 * @param query see {@link TopicItemsQuery}
 * @throws HttpError
 */
export async function fetchTopicItems(
  topicId: string,
  { offset = 0, limit = 11, exclude, signal }: TopicItemsQuery,
): Promise<TopicItem[]> {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (exclude) query.set('exclude', exclude);
  const path = `/data/mijnonderwerpen/items/${encodeURIComponent(topicId)}?${query}`;
  const read = () => request(path, { schema: topicItemsSchema, signal });
  const answer = await withRetries(read, signal);
  return dataOf(answer)
    .map(itemOf)
    .filter((found) => found !== undefined);
}

function itemOf(raw: OutputOf<typeof item>): TopicItem | undefined {
  const headline = raw.headline.trim();
  if (headline === '' || raw.relative_url.trim() === '' || !isSafeAddress(raw.relative_url)) return undefined;
  const image = raw.image?.medium?.url_webp;
  return {
    headline,
    url: raw.relative_url,
    image: image && isSafeAddress(image) ? image : undefined,
    publishedAt: parseTimestamp(raw.article_published_at),
    rating: ratingOf(raw.taxonomies ?? []),
  };
}
