import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { withRetries } from '../../../../core/platform/http/with-retries.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { number, type OutputOf, object, string, union } from '../../../../core/platform/schema/schema.ts';

/** An item of the feed, in the format of the publisher's lists of missed items; each is checked on its own. */
const itemSchema = object({
  headline: string(),
  url: string(),
  article_published_at: union([number(), string()]),
  article_type: maybe(string()),
  label: maybe(string()),
  image: maybe(object({ medium: maybe(object({ url: maybe(string()) })) })),
});

const list = listOf(itemSchema);

/** What `/feeds/home/latest-news.json` answers: a list, or one in `items` or `data`. */
export const latestFeedSchema = union([list, object({ items: list }), object({ data: list })]);

export type FeedItem = OutputOf<typeof itemSchema>;

/** Maximum number of items; the newest are first. */
const MAX_ITEMS = 200;

/**
 * Fetches the latest news: GET `/feeds/home/latest-news.json`.
 * @param address of the feed
 * @returns the valid items, as sent
 * @throws HttpError
 */
export async function fetchLatestFeed(
  address: string,
  options: Required<Pick<RequestOptions<unknown>, 'origins' | 'signal'>>,
): Promise<FeedItem[]> {
  const read = () => request(address, { ...options, schema: latestFeedSchema });
  const answer = await withRetries(read, options.signal);
  const items = Array.isArray(answer) ? answer : 'items' in answer ? answer.items : answer.data;
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const checked = itemSchema.safeParse(item);
    return checked.success ? [checked.data] : [];
  });
}
