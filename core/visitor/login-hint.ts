import { readCookie } from '../storage/cookies.ts';

/**
 * The hint that costs no call: whether there is a login cookie, and whether it is still the same one. The
 * cookie's value itself is nobody's business, so only a short mark of it travels on (FNV-1a).
 * @param name the cookie's name
 * @returns the mark; undefined for a reader without the cookie, who is logged out
 */
export function loginMark(name: string): string | undefined {
  const value = readCookie(name);
  if (value === undefined) return undefined;
  let hash = 0x811c9dc5;
  for (const character of value) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
