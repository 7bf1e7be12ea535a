import { array, nullish, number, object, string, union } from 'zod/mini';
import { type RequestOptions, request } from '../../../platform/http/request.ts';

/** ISO 8601, Unix seconds or Unix milliseconds; one that cannot be read counts as missing. */
const date = nullish(union([string(), number()]));

/**
 * What `/login-status` answers [visitor-4, profile-api-3, login-lines-4]. Only `permissions` must be there: an
 * answer without the list does not say who is reading. All else may be missing, and unknown fields are ignored.
 */
export const loginStatusSchema = object({
  /** Such as `nrc-online`; empty for a registered reader. */
  permissions: array(string()),
  /** `main`, `sub` or `none`; anything else counts as `none`. */
  familyStatus: nullish(string()),
  /** The reader's subscriptions. */
  subscriberIds: nullish(array(union([string(), number()]))),
  /** A list, or a single code. */
  productGroupCodes: nullish(union([array(string()), string()])),
  /** When the subscription began. */
  subscriptionCreated: date,
  /** When the account was made. */
  accountCreated: date,
  /** A text, or an object with the address. */
  emailAddress: nullish(union([string(), object({ email: string() })])),
  /** The reader's name in the account. */
  username: nullish(string()),
  /** The account's own id. */
  uuid: nullish(string()),
});

/**
 * Asks who is reading: GET `/login-status`, without payload [visitor-4]. Features do not call it: they ask
 * `core/user/visitor`, which calls it once for all of them.
 * @param options signal and time-out
 * @throws HttpError
 */
export function fetchLoginStatus(options: Pick<RequestOptions<unknown>, 'signal' | 'timeout'> = {}) {
  return request('/login-status', { ...options, schema: loginStatusSchema });
}
