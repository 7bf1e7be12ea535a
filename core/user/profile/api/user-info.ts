import { maybe } from '../../../platform/schema/maybe.ts';
import { object, string, union } from '../../../platform/schema/schema.ts';
import { configAddress } from '../../../runtime/config/config-address.ts';
import type { ProfilePage } from '../profile-config.ts';
import { type NotConfigured, namedProfileRequest } from '../profile-request.ts';

/** The name and uuid of the visitor's account. */
const userInfoPath = configAddress('endpoints.profile.userInfo');

/** The visitor's account. Personal data: shown to the visitor, never logged or sent elsewhere. */
export interface UserInfo {
  /** The name; undefined if the account has none. */
  readonly name: string | undefined;
  readonly uuid: string | undefined;
}

const info = object({
  name: maybe(string(), 'name of userInfo'),
  uuid: maybe(string(), 'uuid of userInfo'),
});

/**
 * The profile API's answer about the visitor, bare or in `data`; unknown fields are ignored [profile-api-3,
 * profile-api-6].
 */
export const userInfoSchema = union([object({ data: info }), info]);

/**
 * Fetches the visitor's name: GET on `endpoints.profile.userInfo` [profile-api-3, profile-api-5].
 * @param page has the site's configuration
 * @param signal aborts the call
 * @returns the account, in which an empty text counts as missing; or `not-configured`, without a call, if the site
 *   configures no path
 * @throws HttpError
 */
export async function fetchUserInfo(
  page: ProfilePage,
  signal?: AbortSignal,
): Promise<UserInfo | NotConfigured> {
  const options = { schema: userInfoSchema, ...(signal && { signal }) };
  const answer = await namedProfileRequest(page, userInfoPath(page), options);
  if (answer === 'not-configured') return answer;
  const { name, uuid } = 'data' in answer ? answer.data : answer;
  return { name: name?.trim() || undefined, uuid: uuid || undefined };
}
