import { pictureSchema, readPicture } from '../../../../core/domain/teasers/picture.ts';
import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { withRetries } from '../../../../core/platform/http/with-retries.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../../core/platform/schema/optional-text.ts';
import { nullish, type OutputOf, object, string, union } from '../../../../core/platform/schema/schema.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';

const time = maybe(nullish(timestamp));

/**
 * An item of the feed, in the format of the publisher's lists of missed items or of a teaser; each is checked on its
 * own.
 */
const itemSchema = object({
  headline: string(),
  url: optionalText,
  relative_url: optionalText,
  article_published_at: time,
  published_at: time,
  article_type: optionalText,
  label: optionalText,
  flag: optionalText,
  image: pictureSchema,
});

const list = listOf(itemSchema);

/** The answer of `/feeds/home/latest-news.json`: a list, or one in `items` or `data`. */
export const latestFeedSchema = union([list, object({ items: list }), object({ data: list })]);

/** An article of the feed. */
export interface FeedItem {
  readonly headline: string;
  readonly url: string;
  readonly article_published_at: number | string;
  readonly article_type?: string | undefined;
  readonly label?: string | undefined;
  readonly image?: { readonly medium?: { readonly url?: string | undefined } | undefined } | undefined;
}

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
    return checked.success ? itemOf(checked.data) : [];
  });
}

function itemOf(raw: OutputOf<typeof itemSchema>): FeedItem | [] {
  const { headline, url, relative_url, article_published_at, published_at, article_type, label, flag } = raw;
  const [address, at] = [url ?? relative_url, article_published_at ?? published_at];
  if (!address || at === undefined || at === null) return [];
  const picture = readPicture(raw.image)?.medium;
  return {
    headline,
    url: address,
    article_published_at: at,
    article_type: article_type ?? undefined,
    label: label ?? flag ?? undefined,
    ...(picture && { image: { medium: { url: picture.url ?? picture.webp } } }),
  };
}
