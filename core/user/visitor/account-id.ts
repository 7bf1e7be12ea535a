import { loginHash } from './login-hash.ts';
import type { Visitor } from './visitor.ts';

/**
 * Returns the id under which an account's data and queued writes are stored in this browser: its uuid, or, if the login
 * status has none, a hash that identifies this login. The next login of such an account has another hash.
 * @param visitor the present visitor
 * @param loginCookie the name of the login cookie
 * @returns undefined for a logged-out visitor, and for a login without uuid and cookie
 */
export function accountId(
  { loggedIn, uuid }: Pick<Visitor, 'loggedIn' | 'uuid'>,
  loginCookie: string,
): string | undefined {
  if (!loggedIn) return undefined;
  if (uuid) return uuid;
  const login = loginHash(loginCookie);
  return login === undefined ? undefined : `login-${login}`;
}
