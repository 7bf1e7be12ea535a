/**
 * Writes cookies; `runtime/page/read-cookie.ts` reads them. If cookies are blocked nothing is written or thrown
 * [storage-3].
 */

import type { CookieName } from './keys.ts';

/**
 * Sets a cookie for the whole site: SameSite=Strict, path `/`, and Secure on https [storage-1].
 * @param name the cookie's name, which must be in the list
 * @param value any text
 * @param options `maxAge`: lifetime in seconds; without it the cookie ends with the browser session
 */
export function writeCookie(name: CookieName, value: string, options: { maxAge?: number } = {}): void {
  const lifetime = options.maxAge === undefined ? '' : `; Max-Age=${Math.floor(options.maxAge)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${lifetime}${secure}`;
  } catch {}
}
