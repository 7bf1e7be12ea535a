import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import {
  array,
  nullable,
  object,
  refine,
  type SchemaOf,
  string,
  union,
} from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import { timestamp } from '../../../platform/schema/timestamp.ts';

const optional = <Output, Sent>(name: string, schema: SchemaOf<Output, Sent>) =>
  maybe(schema, `${name} of /login-status`);

const date = (name: string) => optional(name, timestamp);
/** A list, or a single value. */
const oneOrMore = (name: string) => optional(name, union([array(textOrNumber), textOrNumber]));

/**
 * The answer of `/login-status` [visitor-4, profile-api-3, login-lines-4]. Only `permissions` is required: without the
 * list the visitor is unknown. Every other field may be missing or wrong, and unknown fields are ignored.
 */
export const loginStatusSchema = object({
  /**
   * The permissions, such as `nrc-online`; empty for a registered visitor. Entries that are not strings are left out; a
   * list without any valid entry is invalid.
   */
  permissions: refine(
    array(optional('an entry of permissions', string())),
    'a list with a text in it',
    (entries) => entries.length === 0 || entries.some((entry) => entry !== undefined),
  ),
  /** The role in a family subscription: `main`, `sub` or `none`; anything else counts as `none`. */
  familyStatus: optional('familyStatus', string()),
  /** The visitor's subscriptions: a list, or a single one. */
  subscriberIds: oneOrMore('subscriberIds'),
  /** The product-group codes: a list, or a single code. */
  productGroupCodes: oneOrMore('productGroupCodes'),
  /** The time when the subscription started. */
  subscriptionCreated: date('subscriptionCreated'),
  /** The time when the account was created. */
  accountCreated: date('accountCreated'),
  /** The e-mail address: a text, or an object with it. */
  emailAddress: optional('emailAddress', union([string(), object({ email: nullable(string()) })])),
  /** The visitor's name in the account. */
  username: optional('username', string()),
  /** The account's id. */
  uuid: optional('uuid', string()),
});

/**
 * Fetches the login status: GET `/login-status`, without payload [visitor-4]. Features use `core/user/visitor` instead,
 * which calls this once for all of them.
 * @param options the signal and the timeout
 * @throws HttpError
 */
export function fetchLoginStatus(options: Pick<RequestOptions<unknown>, 'signal' | 'timeout'> = {}) {
  return request('/login-status', { ...options, schema: loginStatusSchema });
}
