import { request } from '../../../../core/platform/http/request.ts';
import { filled, object, union } from '../../../../core/platform/schema/schema.ts';

const withToken = object({
  /**
   * Identifies the subscriber to the comment service for a limited time. A secret: never log or store it, and never put
   * it into an address.
   */
  token: filled(),
});

/** The token with which a subscriber can comment, in an object, bare or in `data`, or alone [comments-1]. */
export const talkTokenSchema = union([withToken, object({ data: withToken }), filled()]);

/**
 * Fetches the token of the comment service: GET `/talk-token`, for subscribers only [comments-1, comments-2].
 * @param signal aborts the request
 * @throws HttpError; 401 if the session has ended, 403 without a subscription
 */
export async function fetchTalkToken(signal: AbortSignal): Promise<string> {
  const answer = await request('/talk-token', { schema: talkTokenSchema, signal });
  if (typeof answer === 'string') return answer;
  return 'data' in answer ? answer.data.token : answer.token;
}
