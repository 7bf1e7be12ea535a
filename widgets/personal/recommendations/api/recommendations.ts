import { pictureSchema } from '../../../../core/domain/teasers/picture.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../../core/platform/schema/optional-text.ts';
import {
  nullish,
  type OutputOf,
  object,
  string,
  union,
  unknown,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { validItems } from '../../../../core/platform/schema/valid-items.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';

/** An article that is recommended to the visitor [recommendations-1]; a missing field discards only itself. */
const articleSchema = object({
  article_id: textOrNumber,
  headline: string(),
  label: optionalText,
  /** The time of publication. */
  published_at: maybe(nullish(timestamp)),
  image: pictureSchema,
  slug: optionalText,
});

const articles = listOf(articleSchema);

/** The articles that are recommended to the visitor [recommendations-1], bare or as `{ "data": [...] }`. */
export const recommendationsSchema = nullish(
  union([articles, object({ data: maybe(articles, 'data of /user/recommendations/') })]),
);

export type RecommendedArticle = OutputOf<typeof articleSchema>;

/** Maximum number of articles that are read. */
const MAX_ARTICLES = 24;

/** The number of requested articles. */
interface RecommendationsQuery {
  /** @default 5 */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the articles that are recommended to the visitor: GET `/user/recommendations/` [recommendations-4].
 * @param page the page with the site's configuration
 * @returns the valid articles
 * @throws HttpError
 */
export async function fetchRecommendations(
  page: ProfilePage,
  { limit = 5, signal }: RecommendationsQuery = {},
): Promise<RecommendedArticle[]> {
  const answer = await profileRequest(page, '/user/recommendations/', {
    schema: recommendationsSchema,
    query: { limit },
    ...(signal && { signal }),
  });
  const sent = Array.isArray(answer) ? answer : answer?.data;
  // If the service ignores the limit, the additional articles replace those that are left out.
  return validItems(sent, articleSchema, 'an item of /user/recommendations/', MAX_ARTICLES);
}

/**
 * Reports that the visitor opened a recommended article: PUT `/user/recommendations/clicked` [recommendations-4]. The
 * call continues if the visitor leaves the page.
 * @throws HttpError
 */
export async function sendRecommendationClicked(
  page: ProfilePage,
  articleId: number | string,
): Promise<void> {
  const call = { method: 'PUT', json: { article_id: articleId }, keepalive: true } as const;
  await profileRequest(page, '/user/recommendations/clicked', { ...call, reads: 'text', schema: unknown() });
}
