import { Hono } from 'hono';
import { isEmail } from '../../core/ui/forms/email.ts';
import { spendGoogleToken } from '../../fixtures/backends/extended-access.ts';
import { type Account, accountByKey, accountByLogin } from '../../fixtures/sessions/accounts.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { type LoginForm, loginPage } from '../layouts/login-page.ts';
import { logoutPage } from '../layouts/logout-page.ts';
import { myAccountPage } from '../layouts/my-account-page.ts';
import { readFields } from './read-fields.ts';
import { safeReturnTo } from './return-to.ts';
import type { PageRequest, SendPage } from './send-page.ts';

/** Log in and out: plain forms, with and without a slash at the end of the address; and the account itself. */
export function accountPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();

  app.on('GET', ['/login', '/login/'], (context) => send(context, (page) => loginPage({ errors: {} }, page)));
  app.on('POST', ['/login', '/login/'], async (context) => {
    const fields = await readFields(context.req);
    const form: LoginForm = { email: fields.email, errors: {} };
    if (!context.get('session').owns(fields.csrf_token)) {
      return send(context, (page) => loginPage({ ...form, errors: { form: 'expired' } }, page), {
        status: 403,
      });
    }
    const found = fields.account === undefined ? checkLogin(fields) : accountByKey(fields.account);
    if (found && 'key' in found) return become(context, found, fields.return_to);
    const errors = found ?? { form: 'unknown' };
    return send(context, (page) => loginPage({ ...form, errors }, page), { status: 422 });
  });

  // A reader whom Google vouches for gets the account without a subscription.
  app.on('GET', ['/login/extended-access', '/login/extended-access/'], (context) => {
    const { id_token: token = '', return_to: returnTo } = context.req.query();
    const session = context.get('session');
    if (spendGoogleToken(session, token, session.now)) {
      return become(context, accountByKey('registered'), returnTo);
    }
    return context.redirect(`/login/?return_to=${encodeURIComponent(safeReturnTo(returnTo))}`, 303);
  });

  app.on('GET', ['/logout', '/logout/'], (context) => send(context, (page) => logoutPage(false, page)));
  app.on('POST', ['/logout', '/logout/'], async (context) => {
    const fields = await readFields(context.req);
    if (!context.get('session').owns(fields.csrf_token)) {
      return send(context, (page) => logoutPage(true, page), { status: 403 });
    }
    return become(context, undefined, fields.return_to);
  });

  app.get('/mijn-account/', async (context) => {
    const { account } = context.get('session');
    if (!account) return context.redirect('/login/?return_to=%2Fmijn-account%2F');
    return send(context, (page) => myAccountPage(account, page));
  });
  return app;
}

function checkLogin(fields: Record<string, string | undefined>): Account | LoginForm['errors'] {
  const { email = '', password = '' } = fields;
  const errors: LoginForm['errors'] = {
    ...(!email.trim() && { email: 'missing' }),
    ...(email.trim() && !isEmail(email.trim()) && { email: 'malformed' }),
    ...(!password && { password: 'missing' }),
  };
  if (Object.keys(errors).length > 0) return errors;
  // One message for a wrong address and a wrong password: nobody learns whose addresses are known.
  return accountByLogin(email, password) ?? { form: 'wrong' };
}

function become(context: PageRequest, account: Account | undefined, returnTo: string | undefined): Response {
  context.get('session').become(account);
  context.header('Cache-Control', 'no-store');
  // 303: the browser asks for the next page with GET, and going back does not send the form again.
  return context.redirect(safeReturnTo(returnTo), 303);
}
