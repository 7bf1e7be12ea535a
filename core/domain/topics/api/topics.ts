import { request } from '../../../platform/http/request.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import type { ProfilePath, ProfileQuery } from '../../../user/profile/profile-path.ts';
import { profileRequest } from '../../../user/profile/profile-request.ts';
import type { Topic } from '../topic.ts';
import { topicsOf } from '../topics-of.ts';
import { topicsSchema } from './topic-schema.ts';

/** The base of the profile API's topics [topics-data-1]. */
export const TOPICS_BASE = '/mijnonderwerpen';

/** Default number of topics in the lists of popular and of recommended topics [topics-data-3]. */
const LIMIT = 10;

/**
 * Fetches the topics that the visitor follows: GET `/papi/api/mijnonderwerpen` [topics-data-1].
 * @param page names the site's configuration
 * @param options `publishedAt` is sent as `published_at`; the signal aborts the request
 * @throws HttpError
 */
export function fetchFollowedTopics(
  page: ProfilePage,
  { publishedAt, signal }: { readonly publishedAt?: string; readonly signal?: AbortSignal } = {},
): Promise<Topic[]> {
  return fetchList(page, TOPICS_BASE, { published_at: publishedAt }, signal);
}

/**
 * Fetches topics to follow: GET `/papi/api/mijnonderwerpen/recommendations/` [topics-data-3].
 * @param page names the site's configuration
 * @param options maximum number of topics, number of topics to skip, and the signal
 * @throws HttpError
 */
export function fetchRecommendedTopics(
  page: ProfilePage,
  {
    limit = LIMIT,
    offset = 0,
    signal,
  }: { readonly limit?: number; readonly offset?: number; readonly signal?: AbortSignal } = {},
): Promise<Topic[]> {
  return fetchList(page, `${TOPICS_BASE}/recommendations/`, { limit, offset }, signal);
}

/**
 * Fetches the topics of an article: GET `/data/mijnonderwerpen/matchtopics/{id}/` [topics-data-5, page-metadata-6].
 * @param articleId the article's id, as on `<body>`; percent-encoded [topics-data-8]
 * @param signal aborts the request
 * @throws HttpError
 */
export async function fetchMatchedTopics(articleId: string, signal?: AbortSignal): Promise<Topic[]> {
  const path = `/data/mijnonderwerpen/matchtopics/${encodeURIComponent(articleId)}/`;
  return topicsOf(await request(path, { schema: topicsSchema, ...(signal && { signal }) }));
}

async function fetchList(
  page: ProfilePage,
  path: ProfilePath,
  query: ProfileQuery,
  signal: AbortSignal | undefined,
): Promise<Topic[]> {
  return topicsOf(
    await profileRequest(page, path, { schema: topicsSchema, query, ...(signal && { signal }) }),
  );
}
