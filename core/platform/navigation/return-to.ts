import { parseAddress } from '../../runtime/page/address.ts';

/** The parameter that says where to go after logging in. */
const PARAMETER = 'return_to';

/**
 * Parameters that open something or name somebody; they stay behind. `gaa_*` are those of Google's extended
 * access [login-lines-6].
 */
const PRIVATE = /token|^email$|^gaa_/i;

/** No address of the site is longer; what is longer is not one. */
const LONGEST = 2000;

/**
 * Makes an address of this site a value for `return_to` [login-modal-5]: its path, query and fragment, where it
 * begins with a single `/`, names no other site in any reading, and holds no backslash or control character.
 * Token parameters are dropped.
 * @param address absolute on this site, or a path
 * @param origin the site's
 * @returns the path, not yet percent-encoded for a query; undefined where the address may not be returned to
 */
export function returnPath(address: string, origin: string = location.origin): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (path.length > LONGEST || !isPath(path)) return undefined;
  const url = parseAddress(path, origin);
  // Dots are resolved by now: "/.//elsewhere" has become "//elsewhere".
  if (!url || url.origin !== origin || !isPath(decoded(url.pathname))) return undefined;
  return url.pathname + kept(url.search, '?') + kept(url.hash, '#');
}

/**
 * Reads `return_to` [login-modal-5].
 * @param query the address's query
 * @param origin the site's
 * @returns the path to go to; undefined where there is none that may be gone to
 */
export function readReturnTo(
  query: string = location.search,
  origin: string = location.origin,
): string | undefined {
  const value = new URLSearchParams(query).get(PARAMETER);
  // Only a path: what was written here is one.
  return value?.startsWith('/') ? returnPath(value, origin) : undefined;
}

/**
 * Writes `return_to` into a link, percent-encoded [login-modal-5].
 * @param link a path or an address, such as `/login/`; its own parameters stay
 * @param path from {@link returnPath}; undefined takes the parameter away
 */
export function withReturnTo(link: string, path: string | undefined): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const others = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && nameOf(pair) !== PARAMETER);
  const pairs = path === undefined ? others : [...others, `${PARAMETER}=${encodeURIComponent(path)}`];
  return address + (pairs.length > 0 ? `?${pairs.join('&')}` : '') + fragment;
}

function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text);
}

/** What a server makes of a path that decodes it once more than it should. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Drops what is private from a query or fragment; the rest stays as it was written. */
function kept(part: string, mark: string): string {
  const pairs = part
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !PRIVATE.test(nameOf(pair)));
  return pairs.length > 0 ? mark + pairs.join('&') : '';
}

/** A name that cannot be decoded hides what it is, so that it counts as it stands. */
function nameOf(pair: string): string {
  return decoded(pair.replace(/=.*$/s, '').replaceAll('+', ' ')).trim();
}
