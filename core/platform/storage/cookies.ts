/**
 * The only code that touches `document.cookie`. The loader reads a cookie through it, so it imports nothing.
 * Where cookies are blocked (a sandboxed frame throws) nothing is read, written or thrown [storage-3].
 */

/**
 * @param name the cookie's name: letters, digits, `_` and `-`
 * @returns the decoded value, or undefined where there is no such cookie
 */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies().find((text) => text.startsWith(start));
  return pair === undefined ? undefined : decode(pair.slice(start.length));
}

/**
 * Whether there is a cookie, whatever its value.
 * @param name the cookie's name
 */
export function hasCookie(name: string): boolean {
  return cookies().some((text) => text.startsWith(`${name}=`));
}

/**
 * Sets a cookie for the whole site: SameSite=Strict, path `/`, and Secure on https [storage-1].
 * @param name the cookie's name: letters, digits, `_` and `-`
 * @param value any text
 * @param options `maxAge`: lifetime in seconds; without it the cookie ends with the browser session
 */
export function writeCookie(name: string, value: string, options: { maxAge?: number } = {}): void {
  const lifetime = options.maxAge === undefined ? '' : `; Max-Age=${Math.floor(options.maxAge)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${lifetime}${secure}`;
  } catch {}
}

/** Removes a cookie that {@link writeCookie} set. */
export function removeCookie(name: string): void {
  writeCookie(name, '', { maxAge: 0 });
}

function cookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
