import { markOf } from '../../platform/ids/mark.ts';
import { readCookie } from '../../runtime/page/read-cookie.ts';

/**
 * The hint that costs no call: whether there is a login cookie, and whether it is still the same one. The
 * cookie's value itself is nobody's business, so only a short mark of it travels on.
 * @param name the cookie's name
 * @returns the mark; undefined for a reader without the cookie, who is logged out
 */
export function loginMark(name: string): string | undefined {
  const value = readCookie(name);
  return value === undefined ? undefined : markOf(value);
}
