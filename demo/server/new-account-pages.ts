import { Hono } from 'hono';
import {
  accountByEmail,
  confirm,
  emailOfReset,
  hasPassword,
  holdPassword,
  makeAccount,
  requestReset,
  resetPassword,
  setPassword,
  takeHeldPassword,
  welcome,
} from '../../fixtures/sessions/registry.ts';
import type { Session } from '../../fixtures/sessions/session.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { letterboxPage } from '../layouts/letterbox-page.ts';
import { ACCOUNT_TEXTS } from '../layouts/login-texts.ts';
import {
  type AccountForm,
  confirmPage,
  deadLinkPage,
  forgottenPage,
  mailSentPage,
  makeAccountPage,
} from '../layouts/new-account-pages.ts';
import { firstPasswordPage, newPasswordPage, passwordSavedPage } from '../layouts/password-pages.ts';
import { checkEmail, checkName, checkPassword } from './account-rules.ts';
import { readFields } from './read-fields.ts';
import { FIRST_PASSWORD, safeReturnTo } from './return-to.ts';
import type { PageRequest, SendPage } from './send-page.ts';

type Fields = Record<string, string | undefined>;

const { errors: E } = ACCOUNT_TEXTS;

/** The pages that make an account and set a password, directly or by a link in an e-mail: plain forms. */
export function newAccountPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();

  app.on('GET', ['/account/maken', '/account/maken/'], (context) =>
    send(context, (page) => makeAccountPage({ errors: {} }, page)),
  );
  app.post('/account/maken/', async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { name, email } = fields;
    const password = fields.password || takeHeldPassword(session, fields.held ?? '') || '';
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) => {
      const isGood = checkPassword(password) === undefined;
      const held = isGood ? holdPassword(session, password) : undefined;
      const terms = fields.terms === 'on';
      return send(context, (page) => makeAccountPage({ name, email, terms, held, errors }, page), { status });
    };
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: E.expired });
    const errors = checkAccount({ ...fields, password }, session);
    if (Object.keys(errors).length > 0) return refuse(422, errors);
    const made = makeAccount(session, { name: name?.trim() ?? '', email: email ?? '', password });
    welcome(session, made);
    session.become(made);
    return toOnboarding(context, 'gemaakt', fields.return_to);
  });

  app.get('/account/bevestigen/', (context) =>
    send(context, (page) => confirmPage(context.req.query('token') ?? '', undefined, page)),
  );
  app.post('/account/bevestigen/', async (context) => {
    const session = context.get('session');
    const { token = '', csrf_token: formToken } = await readFields(context.req);
    if (!session.owns(formToken)) {
      return send(context, (page) => confirmPage(token, E.expired, page), { status: 403 });
    }
    const confirmed = confirm(session, token);
    if (!confirmed) return send(context, deadLinkPage, { status: 404 });
    session.become(confirmed.account);
    return toOnboarding(context, 'bevestigd', confirmed.returnTo);
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
    return send(context, (page) => newPasswordPage(token, email, {}, page));
  });
  app.post('/wachtwoord-vergeten/nieuw/', async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { token = '', password = '' } = fields;
    const email = emailOfReset(session, token);
    if (email === undefined) return send(context, deadLinkPage, { status: 404 });
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) =>
      send(context, (page) => newPasswordPage(token, email, errors, page), { status });
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: E.expired });
    const error = checkPassword(password);
    if (error !== undefined) return refuse(422, { password: error });
    resetPassword(session, token, password);
    // A reader who is already logged in with this address does not have to log in again.
    const next =
      session.account?.email === email ? `${FIRST_PASSWORD}?opgeslagen` : '/login/?wachtwoord=gewijzigd';
    return context.redirect(next, 303);
  });

  app.get(FIRST_PASSWORD, (context) => {
    if (context.req.query('opgeslagen') !== undefined) return send(context, passwordSavedPage);
    return send(context, (page) => firstPasswordPage({}, page));
  });
  app.post(FIRST_PASSWORD, async (context) => {
    const session = context.get('session');
    const { account } = session;
    const { csrf_token: token, password = '', return_to: returnTo } = await readFields(context.req);
    const refuse = (status: 403 | 422, errors: AccountForm['errors']) =>
      send(context, (page) => firstPasswordPage(errors, page), { status });
    if (!session.owns(token) || !account) return refuse(403, { form: E.expired });
    // An unattended session must not be able to change a password that its owner knows.
    if (hasPassword(session, account)) return refuse(403, {});
    const error = checkPassword(password);
    if (error !== undefined) return refuse(422, { password: error });
    setPassword(session, account.email, password);
    const back = encodeURIComponent(safeReturnTo(returnTo));
    return context.redirect(`${FIRST_PASSWORD}?opgeslagen&return_to=${back}`, 303);
  });

  app.get('/demo/postvak/', (context) => send(context, letterboxPage));
  return app;
}

function toOnboarding(context: PageRequest, account: 'gemaakt' | 'bevestigd', returnTo: string | undefined) {
  context.header('Cache-Control', 'no-store');
  const back = safeReturnTo(returnTo);
  const query = new URLSearchParams({ account, ...(back !== '/' && { return_to: back }) });
  return context.redirect(`/onboarding/?${query}`, 303);
}

function checkAccount(
  { name = '', email = '', password = '', terms }: Fields,
  session: Session,
): AccountForm['errors'] {
  const [nameError, emailError, passwordError] = [
    checkName(name),
    checkEmail(email),
    checkPassword(password),
  ];
  const isTaken = emailError === undefined && accountByEmail(session, email) !== undefined;
  return {
    ...(nameError !== undefined && { name: nameError }),
    ...(emailError !== undefined && { email: emailError }),
    ...(isTaken && { email: E.email.taken }),
    ...(passwordError !== undefined && { password: passwordError }),
    ...(terms !== 'on' && { terms: E.terms }),
  };
}
