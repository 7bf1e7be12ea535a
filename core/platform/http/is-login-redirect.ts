import { parseAddress } from '../../runtime/page/address.ts';

/** The page to which a server redirects visitors whose session has ended (specification 2, routes). */
const LOGIN = /^\/login(\/|$)/;

/**
 * Whether an answer is the login page instead of the requested content: its status is 200, but the call had no effect.
 */
export function isLoginRedirect({ redirected, url }: Pick<Response, 'redirected' | 'url'>): boolean {
  return redirected && LOGIN.test(parseAddress(url)?.pathname ?? '');
}
