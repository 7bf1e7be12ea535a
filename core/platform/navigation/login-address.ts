import { readReturnTo, returnPath, withReturnTo } from './return-to.ts';

/** The login page. */
const LOGIN = '/login/';

/** Pages that are never the destination after login; they pass on their own `return_to`. */
const ON_THE_WAY = /^\/(login|logout|create-account)(\/|$)/;

/**
 * Returns the address of the login page that leads back to the current page [login-modal-5, login-lines-3].
 * @param from the current address
 * @param login the login page, as in the server's link
 */
export function loginAddress(
  from: Pick<URL, 'href' | 'origin' | 'pathname' | 'search'> = location,
  login: string = LOGIN,
): string {
  const path = ON_THE_WAY.test(from.pathname)
    ? readReturnTo(from.search, from.origin)
    : returnPath(from.href, from.origin);
  return withReturnTo(login, path);
}
