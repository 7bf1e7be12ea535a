import { Hono } from 'hono';
import { isEmail } from '../../core/ui/forms/rules/is-email.ts';
import {
  accountByEmail,
  emailOfReset,
  makeAccount,
  requestReset,
  resetPassword,
} from '../../fixtures/sessions/registry.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { ACCOUNT_TEXTS } from '../layouts/login-texts.ts';
import {
  type AccountForm,
  deadLinkPage,
  forgottenPage,
  mailboxPage,
  mailSentPage,
  makeAccountPage,
  newPasswordPage,
} from '../layouts/new-account-pages.ts';
import { readFields } from './read-fields.ts';
import { safeReturnTo } from './return-to.ts';
import type { SendPage } from './send-page.ts';

type Fields = Record<string, string | undefined>;

const { errors: E } = ACCOUNT_TEXTS;
const [MIN_PASSWORD, MAX_PASSWORD, MAX_NAME] = [8, 200, 80];

/** Making an account, and choosing a new password by a link in a mail: plain forms. */
export function newAccountPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();

  app.on('GET', ['/account/maken', '/account/maken/'], (context) =>
    send(context, (page) => makeAccountPage({ errors: {} }, page)),
  );
  app.post('/account/maken/', async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { name, email } = fields;
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) =>
      send(context, (page) => makeAccountPage({ name, email, errors }, page), { status });
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: E.expired });
    const errors = checkAccount(fields, (address) => accountByEmail(session, address) !== undefined);
    if (Object.keys(errors).length > 0) return refuse(422, errors);
    const { password = '' } = fields;
    session.become(makeAccount(session, { name: name?.trim() ?? '', email: email ?? '', password }));
    context.header('Cache-Control', 'no-store');
    return context.redirect(safeReturnTo(fields.return_to), 303);
  });

  app.on('GET', ['/wachtwoord-vergeten', '/wachtwoord-vergeten/'], (context) =>
    send(context, (page) => forgottenPage({ errors: {} }, page)),
  );
  app.post('/wachtwoord-vergeten/', async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { email = '' } = fields;
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) =>
      send(context, (page) => forgottenPage({ email, errors }, page), { status });
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: E.expired });
    const error = checkEmail(email);
    if (error !== undefined) return refuse(422, { email: error });
    requestReset(session, email);
    return send(context, mailSentPage);
  });

  app.get('/wachtwoord-vergeten/nieuw/', (context) => {
    const { token = '' } = context.req.query();
    const email = emailOfReset(context.get('session'), token);
    if (email === undefined) return send(context, deadLinkPage, { status: 404 });
    return send(context, (page) => newPasswordPage(token, email, { errors: {} }, page));
  });
  app.post('/wachtwoord-vergeten/nieuw/', async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { token = '', password = '' } = fields;
    const email = emailOfReset(session, token);
    if (email === undefined) return send(context, deadLinkPage, { status: 404 });
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) =>
      send(context, (page) => newPasswordPage(token, email, { errors }, page), { status });
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: E.expired });
    const error = checkPassword(password);
    if (error !== undefined) return refuse(422, { password: error });
    resetPassword(session, token, password);
    return context.redirect('/login/?wachtwoord=gewijzigd', 303);
  });

  app.get('/demo/postvak/', (context) => send(context, mailboxPage));
  return app;
}

function checkAccount(
  { name = '', email = '', password = '', terms }: Fields,
  isTaken: (email: string) => boolean,
): AccountForm['errors'] {
  const [emailError, passwordError] = [checkEmail(email), checkPassword(password)];
  const isNamed = name.trim() !== '' && name.trim().length <= MAX_NAME;
  return {
    ...(!isNamed && { name: E.name }),
    ...(emailError !== undefined && { email: emailError }),
    ...(emailError === undefined && isTaken(email) && { email: E.email.taken }),
    ...(passwordError !== undefined && { password: passwordError }),
    ...(terms !== 'on' && { terms: E.terms }),
  };
}

function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return E.email.missing;
  return isEmail(email.trim()) ? undefined : E.email.malformed;
}

function checkPassword(password: string): string | undefined {
  if (password.length < MIN_PASSWORD) return E.password.short;
  return password.length > MAX_PASSWORD ? E.password.long : undefined;
}
