import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { withRetries } from '../../../../core/platform/http/with-retries.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { array, nullish, type OutputOf, object, string } from '../../../../core/platform/schema/schema.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';

const words = maybe(string());
const moment = maybe(timestamp);

/** An item of `article` cards [lazy-cards-2]. */
export const articleItem = object({
  url: words,
  headline: words,
  label: words,
  publishedAt: moment,
  images: maybe(array(maybe(object({ variations: maybe(array(maybe(object({ url: words })))) })))),
  image: words,
});

/** An item of `archive` cards [lazy-cards-3]. */
export const archiveItem = object({
  url: words,
  headline: words,
  publication: words,
  publishedAt: moment,
  tags: maybe(array(maybe(object({ type: words, slug: words, name: words })))),
});

/** An item of `podcast` cards [lazy-cards-5]. */
export const podcastItem = object({
  relative_url: words,
  teaser: words,
  article_published_at: moment,
  podcast: maybe(object({ duration: moment, title: words, series: maybe(object({ title: words })) })),
});

/** An item of `career` cards [lazy-cards-6]. */
export const careerItem = object({
  link: maybe(array(maybe(object({ href: words })))),
  title: words,
  images: maybe(array(maybe(object({ type: words, url: words })))),
});

const cards = listOf(articleItem, archiveItem, podcastItem, careerItem);

/**
 * The answer of a lazy-load address: a list as `hits` or as `items`, each item checked on its own [lazy-cards-1]. If
 * both exist, the one with items is used.
 */
export const lazyCardsSchema = nullish(object({ hits: maybe(cards), items: maybe(cards) }));

export type ArticleItem = OutputOf<typeof articleItem>;
export type ArchiveItem = OutputOf<typeof archiveItem>;
export type PodcastItem = OutputOf<typeof podcastItem>;
export type CareerItem = OutputOf<typeof careerItem>;

/**
 * Fetches the items of a card container.
 * @param address the container's lazy-load address
 * @param options allowed origins, and the signal
 * @returns the items as sent, to be checked one by one; empty if the answer has none
 * @throws HttpError
 */
export async function fetchLazyItems(
  address: string,
  options: Required<Pick<RequestOptions<unknown>, 'origins' | 'signal'>>,
): Promise<readonly unknown[]> {
  const read = () => request(address, { ...options, schema: lazyCardsSchema });
  const answer = await withRetries(read, options.signal);
  return [answer?.hits, answer?.items].find((list) => list?.length) ?? [];
}
