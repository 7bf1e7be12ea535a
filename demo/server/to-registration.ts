import type { Context } from 'hono';
import { refererPath, safeReturnTo } from './return-to.ts';

/**
 * Answers a visit of `/create-account/`, whose calls the backend answers: leads to the page that makes an account, and from
 * there back. A wall's link is the campaign's, without a way back: the browser says which page it was on.
 * @param context the request
 */
export function toRegistration({ req, redirect }: Context): Response {
  const back = safeReturnTo(req.query('return_to') ?? refererPath(req));
  return redirect(`/account/maken/?${new URLSearchParams({ return_to: back })}`);
}
