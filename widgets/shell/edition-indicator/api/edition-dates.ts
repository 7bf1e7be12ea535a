import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  nullable,
  type OutputOf,
  object,
  type SchemaOf,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { parseTimestamp } from '../../../../core/platform/time/parse-timestamp.ts';
import { configAddress } from '../../../../core/runtime/config/config-address.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { namedProfileRequest } from '../../../../core/user/profile/profile-request.ts';

/** The time of the latest article for the visitor. */
const latestArticlePath = configAddress('endpoints.profile.latestArticle');

type CallOptions = Pick<RequestOptions<unknown>, 'origins'>;

const date = (name: string) => maybe(nullable(timestamp), name);

const publishedIn = (name: string) => ({ published_at: date(`published_at of the ${name}`) });
/** The digital paper's view date, which a site may use for this one, has other field names [digital-paper-8]. */
const viewed = {
  viewed_at: date('viewed_at of the view date'),
  newest_issue_opened: date('newest_issue_opened of the view date'),
  pub_date: date('pub_date of the view date'),
};

const edition = publishedIn('latest edition');
/**
 * The publication time of the latest edition, which is the first in the list of `/de/data/NH/` [edition-indicator-1].
 */
export const latestEditionSchema = union([
  array(object(edition)),
  object({ ...edition, data: oneOrMore(object(edition), 'data of the latest edition') }),
]);

const article = publishedIn('latest article');
/** The publication time of this visitor's latest article [edition-indicator-1]. */
export const latestArticleSchema = object({
  ...article,
  data: oneOrMore(object(article), 'data of the latest article'),
});

/** The time at which this visitor last opened an edition; null if never [edition-indicator-1]. */
export const viewDateSchema = object({
  ...viewed,
  data: oneOrMore(object(viewed), 'data of the view date'),
});

function oneOrMore<Output, Input>(one: SchemaOf<Output, Input>, name: string) {
  return maybe(nullable(union([one, array(one)])), name);
}

/** The answer, or the first one of a list. */
function first<One>(answer: One | readonly One[]): One | undefined {
  return Array.isArray(answer) ? answer[0] : (answer as One);
}

/** @returns epoch milliseconds; undefined if there is none */
function publishedAt(answer: OutputOf<typeof latestEditionSchema>): number | undefined {
  const found = first<OutputOf<typeof latestArticleSchema>>(answer);
  return parseTimestamp(found?.published_at ?? first(found?.data)?.published_at);
}

/**
 * Fetches the publication time of the latest edition: GET on `endpoints.latestEdition` [edition-indicator-4].
 * @param address the address in the site's configuration
 * @param options the allowed origins
 * @returns epoch milliseconds; undefined if there is none
 * @throws HttpError
 */
export async function fetchLatestEdition(address: string, options: CallOptions): Promise<number | undefined> {
  return publishedAt(await request(address, { ...options, schema: latestEditionSchema }));
}

/**
 * Fetches the time at which the visitor last opened an edition: GET on `endpoints.viewDate` [edition-indicator-4].
 * @param address the address in the site's configuration
 * @param options the allowed origins
 * @returns epoch milliseconds; undefined if never
 * @throws HttpError
 */
export async function fetchViewDate(address: string, options: CallOptions): Promise<number | undefined> {
  const answer = await request(address, { ...options, schema: viewDateSchema });
  const { viewed_at, newest_issue_opened, pub_date } = first(answer.data) ?? answer;
  return parseTimestamp(viewed_at ?? newest_issue_opened ?? pub_date);
}

/**
 * Fetches the publication time of the latest article: GET on `endpoints.profile.latestArticle` of the profile API
 * [edition-indicator-1].
 * @param page the page with the site's configuration
 * @returns epoch milliseconds; undefined if there is none, or the site has no path for it
 * @throws HttpError
 */
export async function fetchLatestArticle(page: ProfilePage): Promise<number | undefined> {
  const answer = await namedProfileRequest(page, latestArticlePath(page), { schema: latestArticleSchema });
  return answer === 'not-configured' ? undefined : publishedAt(answer);
}
