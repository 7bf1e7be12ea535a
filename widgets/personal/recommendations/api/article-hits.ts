import { pictureSchema } from '../../../../core/domain/teasers/picture.ts';
import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../../core/platform/schema/optional-text.ts';
import { nullish, type OutputOf, object, string } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { validItems } from '../../../../core/platform/schema/valid-items.ts';

/** A search result [recommendations-2]; a missing field discards only itself. */
const hitSchema = object({
  articleId: textOrNumber,
  headline: string(),
  slug: optionalText,
  /** The time of publication. */
  publishedAt: maybe(nullish(timestamp)),
  featuredImage: pictureSchema,
});

/** The results of a search for an author's articles, or for related ones [recommendations-2, recommendations-3]. */
export const articleHitsSchema = nullish(
  object({ hits: maybe(listOf(hitSchema), 'hits of an article search') }),
);

export type ArticleHit = OutputOf<typeof hitSchema>;

/** Maximum number of hits, more than are shown, because some may be left out. */
const MAX_HITS = 24;

/**
 * Fetches the articles of an author, or those related to an article: GET on an address from the page
 * [recommendations-2, recommendations-3].
 * @param address the address, on an allowed origin
 * @param options allowed origins and signal
 * @returns the valid hits
 * @throws HttpError
 */
export async function fetchArticleHits(
  address: string,
  options: Required<Pick<RequestOptions<unknown>, 'origins' | 'signal'>>,
): Promise<ArticleHit[]> {
  const answer = await request(address, { ...options, schema: articleHitsSchema });
  return validItems(answer?.hits, hitSchema, 'a hit of an article search', MAX_HITS);
}
