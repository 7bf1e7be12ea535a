import { parseAddress } from '../../runtime/page/address.ts';
import { addressParameter } from '../history/address-parameter.ts';
import { removeSecrets } from './remove-secrets.ts';

/** The parameter with the destination after login. */
const PARAMETER = 'return_to';

/**
 * Parameters that grant access or identify a person; they are removed, also from addresses inside of the address.
 * `gaa_*` are those of Google's extended access [login-lines-6].
 */
const PRIVATE = /token|^email$|invit|^gaa_/i;

/** The maximum length of an address of the site; longer ones are rejected. */
const MAX_LENGTH = 2000;

/**
 * Turns an address of this site into a value for `return_to` [login-modal-5]: its path, query and fragment, if it
 * starts with a single `/`, cannot be read as the address of another site, and has no backslash or control character.
 * Tokens, invitations and e-mail addresses are dropped.
 * @param address absolute on this site, or a path
 * @param origin the site's
 * @returns the path, not yet percent-encoded for a query; undefined if it is not an allowed destination
 */
export function returnPath(address: string, origin: string = self.origin): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (path.length > MAX_LENGTH || !isPath(path)) return undefined;
  const url = parseAddress(path, origin);
  // Dots are resolved at this point: "/.//elsewhere" has become "//elsewhere".
  if (!url || url.origin !== origin) return undefined;
  removeSecrets(url, PRIVATE);
  return isPath(decoded(url.pathname)) ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Reads `return_to` [login-modal-5].
 * @param query the address's query
 * @param origin the site's
 * @returns the destination path; undefined if there is no allowed one
 */
export function readReturnTo(
  query: string = location.search,
  origin: string = self.origin,
): string | undefined {
  const value = addressParameter(PARAMETER, query);
  // Only a path is accepted, because only paths are written.
  return value?.startsWith('/') ? returnPath(value, origin) : undefined;
}

/**
 * Writes `return_to` into a link, percent-encoded [login-modal-5].
 * @param link a path or an address, such as `/login/`; its own parameters stay
 * @param path from {@link returnPath}; undefined removes the parameter
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

/** The path after being decoded once too often, as some servers do. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A name that cannot be decoded is compared as written. */
function nameOf(pair: string): string {
  return decoded(pair.replace(/=.*$/s, '').replaceAll('+', ' ')).trim();
}
