import { nullable, number, object, string, union } from 'zod/mini';
import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { parseTimestamp } from '../../../platform/time/timestamp.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { namedProfileRequest } from '../../../user/profile/profile-request.ts';

type CallOptions = Pick<RequestOptions<unknown>, 'origins'>;

/** ISO 8601, Unix seconds or Unix milliseconds; one that cannot be read counts as missing. */
const date = (name: string) => maybe(nullable(union([string(), number()])), name);

/** When the latest edition of the paper came out [edition-indicator-1]. */
export const latestEditionSchema = object({ published_at: date('published_at of the latest edition') });

/** When the latest article for this reader came out [edition-indicator-1]. */
export const latestArticleSchema = object({
  data: maybe(
    object({ published_at: date('published_at of the latest article') }),
    'data of the latest article',
  ),
});

/** When this reader last looked at an edition; null for who never did [edition-indicator-1]. */
export const viewDateSchema = object({ viewed_at: date('viewed_at of the view date') });

/**
 * Asks when the latest edition came out: GET on `endpoints.latestEdition` [edition-indicator-4].
 * @param address as the site names it
 * @param options the origins that may be asked
 * @returns epoch milliseconds; undefined where there is none
 * @throws HttpError
 */
export async function fetchLatestEdition(address: string, options: CallOptions): Promise<number | undefined> {
  return parseTimestamp((await request(address, { ...options, schema: latestEditionSchema })).published_at);
}

/**
 * Asks when the reader last looked at an edition: GET on `endpoints.viewDate` [edition-indicator-4].
 * @param address as the site names it
 * @param options the origins that may be asked
 * @returns epoch milliseconds; undefined for who never did
 * @throws HttpError
 */
export async function fetchViewDate(address: string, options: CallOptions): Promise<number | undefined> {
  return parseTimestamp((await request(address, { ...options, schema: viewDateSchema })).viewed_at);
}

/**
 * Asks when the latest article came out: GET on `endpoints.profile.latestArticle` of the profile API
 * [edition-indicator-1].
 * @param page names the site's configuration
 * @returns epoch milliseconds; undefined where there is none, or the site names no path
 * @throws HttpError
 */
export async function fetchLatestArticle(page: ProfilePage): Promise<number | undefined> {
  const answer = await namedProfileRequest(page, 'latestArticle', { schema: latestArticleSchema });
  return answer === 'not-configured' ? undefined : parseTimestamp(answer.data?.published_at);
}
