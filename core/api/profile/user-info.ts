import { nullish, object, pipe, string, transform } from 'zod/mini';
import type { ProfilePage } from './profile-config.ts';
import { namedProfileRequest } from './profile-request.ts';

/** The reader's account. Personal data: shown to the reader, never logged or sent elsewhere. */
export interface UserInfo {
  /** Undefined where the account has none. */
  readonly name: string | undefined;
  readonly uuid: string | undefined;
}

const text = nullish(string());

/** What the profile API says of the reader; an empty text counts as missing [profile-api-3, profile-api-6]. */
export const userInfoSchema = pipe(
  object({ name: text, uuid: text }),
  transform(({ name, uuid }): UserInfo => ({ name: name?.trim() || undefined, uuid: uuid || undefined })),
);

/**
 * Asks the reader's name: GET on `endpoints.profile.userInfo` [profile-api-3, profile-api-5].
 * @param page names the site's configuration
 * @param signal gives up the call
 * @returns the account, or `not-configured` without a call where the site names no path
 * @throws HttpError
 */
export function fetchUserInfo(page: ProfilePage, signal?: AbortSignal) {
  return namedProfileRequest(page, 'userInfo', { schema: userInfoSchema, ...(signal && { signal }) });
}
