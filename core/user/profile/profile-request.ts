import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestOptions, request } from '../../platform/http/request.ts';
import { allowedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import { type ProfilePage, profileConfig } from './profile-config.ts';
import { isSecondVersion, type ProfilePath, type ProfileQuery, resolveProfilePath } from './profile-path.ts';

/** Options for a call to the profile API. */
export interface ProfileOptions<Answer>
  extends Pick<
    RequestOptions<Answer>,
    'schema' | 'reads' | 'method' | 'json' | 'signal' | 'headers' | 'keepalive'
  > {
  /** Parameters that are added to the path's own query. */
  readonly query?: ProfileQuery;
}

/** The site configures no path for a call: the feature then works in this browser only [profile-api-5]. */
export type NotConfigured = 'not-configured';

/**
 * Calls the profile API: cookies on the site's own origin only, JSON bodies for everything but GET, and the site's
 * timeout, which rejects like a lost connection [profile-api-1, profile-api-5, profile-api-6].
 * @param page has the site's configuration
 * @param path as the specification writes it: `/favorite/add`, `v2/user/me/history/`
 * @param options the answer's schema, and options for the call
 * @returns the checked answer
 * @throws HttpError; if a path of `v2/` answers with a status that is not 2xx, its message is `HTTP error! Status: 503`
 *   [profile-api-2]
 */
export async function profileRequest<Answer>(
  page: ProfilePage,
  path: ProfilePath,
  options: ProfileOptions<Answer>,
): Promise<Answer> {
  return call(page, path, options);
}

/**
 * Calls a path of the profile API that the site names under `endpoints.profile` [profile-api-5].
 * @param page has the site's configuration
 * @param path the site's path, from a `configAddress()`; undefined if it has none
 * @param options the answer's schema, and how to call
 * @returns the checked answer, or `not-configured` without a call
 * @throws HttpError as {@link profileRequest} does
 */
export async function namedProfileRequest<Answer>(
  page: ProfilePage,
  path: string | undefined,
  options: ProfileOptions<Answer>,
): Promise<Answer | NotConfigured> {
  return path === undefined ? 'not-configured' : call(page, path, options);
}

async function call<Answer>(
  page: ProfilePage,
  path: string,
  { query, json, ...options }: ProfileOptions<Answer>,
): Promise<Answer> {
  const address = resolveProfilePath(path, query);
  const isRead = (options.method ?? (json === undefined ? 'GET' : 'POST')) === 'GET';
  try {
    return await request(address, {
      ...options,
      // A write without data sends an empty JSON object.
      ...(!isRead && { json: json ?? {} }),
      timeout: profileConfig(page).profileApiTimeoutMs,
      origins: allowedOrigins(page, siteConfig(page)),
    });
  } catch (cause) {
    throw isSecondVersion(address) ? inWordsOfSecondVersion(cause) : cause;
  }
}

function inWordsOfSecondVersion(cause: unknown): unknown {
  if (!(cause instanceof HttpError) || cause.kind !== 'status') return cause;
  const { status, retryAfter } = cause;
  return new HttpError('status', `HTTP error! Status: ${status}`, { status, retryAfter, cause });
}
