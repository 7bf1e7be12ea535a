import type { Context } from 'hono';
import { refererPath, safeReturnTo } from './return-to.ts';

/**
 * Answers a visit of `/create-account/`, whose calls the backend answers: redirects to the page that makes an account,
 * and from there back. The link of a wall comes from the campaign and has no return address: the referrer has it.
 * @param context the request
 */
export function toRegistration({ req, redirect }: Context): Response {
  const back = safeReturnTo(req.query('return_to') ?? refererPath(req));
  return redirect(`/account/maken/?${new URLSearchParams({ return_to: back })}`);
}
