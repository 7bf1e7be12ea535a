import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { nullable, number, object, string, union } from '../../../../core/platform/schema/schema.ts';
import { parseTimestamp } from '../../../../core/platform/time/parse-timestamp.ts';
import { configAddress } from '../../../../core/runtime/config/config-address.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { namedProfileRequest } from '../../../../core/user/profile/profile-request.ts';

/** The time of the latest article for the visitor. */
const latestArticlePath = configAddress('endpoints.profile.latestArticle');

type CallOptions = Pick<RequestOptions<unknown>, 'origins'>;

/** ISO 8601, Unix seconds or Unix milliseconds; an invalid one counts as missing. */
const date = (name: string) => maybe(nullable(union([string(), number()])), name);

/** The publication time of the latest edition [edition-indicator-1]. */
export const latestEditionSchema = object({ published_at: date('published_at of the latest edition') });

/** The publication time of this visitor's latest article [edition-indicator-1]. */
export const latestArticleSchema = object({
  data: maybe(
    object({ published_at: date('published_at of the latest article') }),
    'data of the latest article',
  ),
});

/** The time at which this visitor last opened an edition; null if never [edition-indicator-1]. */
export const viewDateSchema = object({ viewed_at: date('viewed_at of the view date') });

/**
 * Fetches the publication time of the latest edition: GET on `endpoints.latestEdition` [edition-indicator-4].
 * @param address as the site names it
 * @param options the allowed origins
 * @returns epoch milliseconds; undefined if there is none
 * @throws HttpError
 */
export async function fetchLatestEdition(address: string, options: CallOptions): Promise<number | undefined> {
  return parseTimestamp((await request(address, { ...options, schema: latestEditionSchema })).published_at);
}

/**
 * Fetches the time at which the visitor last opened an edition: GET on `endpoints.viewDate` [edition-indicator-4].
 * @param address as the site names it
 * @param options the allowed origins
 * @returns epoch milliseconds; undefined if never
 * @throws HttpError
 */
export async function fetchViewDate(address: string, options: CallOptions): Promise<number | undefined> {
  return parseTimestamp((await request(address, { ...options, schema: viewDateSchema })).viewed_at);
}

/**
 * Fetches the publication time of the latest article: GET on `endpoints.profile.latestArticle` of the profile API
 * [edition-indicator-1].
 * @param page names the site's configuration
 * @returns epoch milliseconds; undefined if there is none, or the site names no path
 * @throws HttpError
 */
export async function fetchLatestArticle(page: ProfilePage): Promise<number | undefined> {
  const answer = await namedProfileRequest(page, latestArticlePath(page), { schema: latestArticleSchema });
  return answer === 'not-configured' ? undefined : parseTimestamp(answer.data?.published_at);
}
