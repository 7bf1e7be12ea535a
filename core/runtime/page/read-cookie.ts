import { documentProperty } from './document-property.ts';

/**
 * Reads cookies. The loader reads a cookie, so this file is in the runtime; `writeCookie` is in `platform/storage`. If
 * cookies are blocked (a sandboxed frame throws) nothing is read or thrown [storage-3].
 */

/**
 * @param name the cookie's name: letters, digits, `_` and `-`
 * @returns the decoded value, or undefined if there is no such cookie
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

function cookies(): string[] {
  try {
    return documentProperty('cookie').split('; ');
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
