/** Where the profile API stands on the site. */
const BASE = '/papi/api/';

/** Paths that are written without the API's base. */
const UNROOTED =
  /^(?:\/(?:favorite|leeslijst|quiz|user)\/|\/mijn(?:nieuws|onderwerpen)(?:[/?]|$)|\/scene-state\/|v2\/)/;

/** A path as the specification writes it: with the API's base, or without. */
export type ProfilePath =
  | `/papi/${string}`
  | `/favorite/${string}`
  | `/leeslijst/${string}`
  | `/quiz/${string}`
  | `/user/${string}`
  | `/mijnnieuws${string}`
  | `/mijnonderwerpen${string}`
  | `/scene-state/${string}`
  | `v2/${string}`;

/** The parameters of a query; those that are undefined are left out. */
export type ProfileQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Puts a path under the API's base where it is written without one [profile-api-5]. A path of another kind, as a
 * site may name it, stays as it is.
 * @param path such as `/favorite/add` or `v2/user/me/history/`
 * @param query what is added to the path's own query
 * @returns a path on the site, or the absolute address that was given
 */
export function resolveProfilePath(path: string, query: ProfileQuery = {}): string {
  const rooted = UNROOTED.test(path) ? BASE + path.replace(/^\//, '') : path;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${rooted}${rooted.includes('?') ? '&' : '?'}${search}` : rooted;
}

/**
 * Whether a path belongs to the second version of the API, whose failures have a message of their own
 * [profile-api-2].
 * @param address as {@link resolveProfilePath} gives it
 */
export function isSecondVersion(address: string): boolean {
  return /^(?:https?:\/\/[^/?#]+)?\/papi\/api\/v2\//.test(address);
}
