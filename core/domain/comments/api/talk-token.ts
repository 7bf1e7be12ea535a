import { minLength, object, string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/** What lets a subscriber take part in the comments [comments-1]. */
export const talkTokenSchema = object({
  /** Says to the comment service who reads, for a while; a secret: never to be logged, stored or put into an address. */
  token: string().check(minLength(1)),
});

/**
 * Asks for the token of the comment service: GET `/talk-token`, for subscribers only [comments-1, comments-2].
 * @param signal gives up the call
 * @throws HttpError; 401 where the login is over, 403 where the reader has no subscription
 */
export async function fetchTalkToken(signal: AbortSignal): Promise<string> {
  const { token } = await request('/talk-token', { schema: talkTokenSchema, signal });
  return token;
}
