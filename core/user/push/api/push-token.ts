import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import type { ProfilePage } from '../../profile/profile-config.ts';
import { profileRequest } from '../../profile/profile-request.ts';
import { SET_TOKEN } from '../set-token.ts';

/**
 * Sends the token of this browser: POST `/user/set_token` [web-push-4]. Never retried, and not in the outbox: its body
 * holds a secret.
 * @param token the push subscription as JSON
 * @throws HttpError
 */
export async function sendPushToken(page: ProfilePage, token: string, signal: AbortSignal): Promise<void> {
  await profileRequest(page, SET_TOKEN, { method: 'POST', json: { token }, schema: UNCHECKED, signal });
}
