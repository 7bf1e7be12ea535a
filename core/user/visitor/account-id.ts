import { loginHash } from './login-hash.ts';
import type { Visitor } from './visitor.ts';

/**
 * The id under which an account's data and queued writes are kept in this browser: its uuid, or, where the login status
 * has none, a mark of this login. The next login of such an account has another mark.
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
