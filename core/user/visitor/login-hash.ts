import { shortHash } from '../../platform/ids/short-hash.ts';
import { readCookie } from '../../runtime/page/read-cookie.ts';

/**
 * Returns a login hint without a call: it shows whether there is a login cookie, and whether it is still the same one.
 * The cookie's value stays private: only a short hash of it is used.
 * @param name the cookie's name
 * @returns the hash; undefined without the cookie, which means logged out
 */
export function loginHash(name: string): string | undefined {
  const value = readCookie(name);
  return value === undefined ? undefined : shortHash(value);
}
