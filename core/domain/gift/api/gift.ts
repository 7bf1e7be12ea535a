import { maybe } from '../../../platform/schema/maybe.ts';
import { filled, nullish, numeric, type OutputOf, object, union } from '../../../platform/schema/schema.ts';
import { timestamp } from '../../../platform/schema/timestamp.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { profileRequest } from '../../../user/profile/profile-request.ts';

const PATH = 'v2/user/me/gift/article/';

/**
 * A link that gives an article away. The token opens the article: never put it into storage, logs or analytics
 * [gift-9].
 */
export const giftLinkSchema = object({
  gift_token: filled(),
  /** Only shown: the server decides whether a link is valid. */
  expires_at: maybe(timestamp, 'expires_at of the gift link'),
});

/**
 * The number of articles that the visitor may still give, and whether this one has been given; unknown fields are
 * ignored. Both are required: without them a second link would be made, which uses up quota.
 */
export const giftQuotaSchema = object({
  remaining: numeric(),
  total: maybe(numeric(), 'total of the gift quota'),
  days_valid: maybe(numeric(), 'days_valid of the gift quota'),
  existing_gift: nullish(giftLinkSchema),
});

/** The answers, bare or in `data`. */
const linkAnswer = union([giftLinkSchema, object({ data: giftLinkSchema })]);
const quotaAnswer = union([giftQuotaSchema, object({ data: giftQuotaSchema })]);

/** A gift link as the profile API sends it. */
export type GiftAnswer = OutputOf<typeof giftLinkSchema>;

/** A quota as the profile API sends it, with any numbers. */
export type QuotaAnswer = OutputOf<typeof giftQuotaSchema>;

/**
 * Fetches the visitor's quota and an existing link for this article: GET `v2/user/me/gift/article/?article_id=`
 * [gift-2].
 * @param page names the site's configuration
 * @param articleId the article's number
 * @param signal aborts the request
 * @throws HttpError
 */
export async function fetchGiftQuota(
  page: ProfilePage,
  articleId: number,
  signal?: AbortSignal,
): Promise<QuotaAnswer> {
  const answer = await profileRequest(page, PATH, {
    schema: quotaAnswer,
    query: { article_id: articleId },
    ...(signal && { signal }),
  });
  return 'data' in answer ? answer.data : answer;
}

/**
 * Creates the link that gives an article away: PUT on the same path, with the article's number in the query and in the
 * JSON body [gift-4]. Uses up quota, so it is never retried automatically.
 * @param page names the site's configuration
 * @param articleId the article's number
 * @param namesGiver whether the receiver learns the visitor's name: only with the visitor's permission. @default false
 * @throws HttpError; after `network` and `timeout` the link may exist: fetch the quota
 */
export async function createGiftLink(
  page: ProfilePage,
  articleId: number,
  namesGiver = false,
): Promise<GiftAnswer> {
  const answer = await profileRequest(page, PATH, {
    schema: linkAnswer,
    method: 'PUT',
    query: { article_id: articleId },
    json: { article_id: articleId, ...(namesGiver && { show_giver: true }) },
  });
  return 'data' in answer ? answer.data : answer;
}
