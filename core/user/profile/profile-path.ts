/** The base path of the profile API. */
const BASE = '/papi/api/';

/**
 * Matches paths that are written without the API's base: relative ones, and those of the API that start with a slash.
 */
const UNROOTED =
  /^(?:\/(?:favorite|leeslijst|quiz|scene-state|user)\/|\/mijn(?:nieuws|onderwerpen)(?:[/?]|$)|(?!\/|\w+:))/;

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

/** The parameters of a query; undefined ones are left out. */
export type ProfileQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Adds the API's base to a path without one [profile-api-5]. Other paths, which a site can configure, are not changed.
 * @param path such as `/favorite/add` or `v2/user/me/history/`
 * @param query parameters that are added to the path's own
 * @returns a path on the site, or the given absolute address
 */
export function resolveProfilePath(path: string, query: ProfileQuery = {}): string {
  const rooted = UNROOTED.test(path) ? BASE + path.replace(/^\//, '') : path;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${rooted}${rooted.includes('?') ? '&' : '?'}${search}` : rooted;
}

/**
 * Whether a path belongs to the second version of the API, whose failures have their own message [profile-api-2].
 * @param address from {@link resolveProfilePath}
 */
export function isSecondVersion(address: string): boolean {
  return /^(?:https?:\/\/[^/?#]+)?\/papi\/api\/v2\//.test(address);
}
