import { Hono } from 'hono';
import { isEmail } from '../../core/ui/forms/rules/is-email.ts';
import { spendGoogleToken } from '../../fixtures/backends/extended-access.ts';
import { profileDetails } from '../../fixtures/backends/user-info.ts';
import { type Account, accountByKey } from '../../fixtures/sessions/accounts.ts';
import { accountByLogin } from '../../fixtures/sessions/registry.ts';
import type { Session } from '../../fixtures/sessions/session.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { type LoginForm, loginPage } from '../layouts/login-page.ts';
import { PROFILE_TEXTS } from '../layouts/login-texts.ts';
import { logoutPage } from '../layouts/logout-page.ts';
import { messagesPage } from '../layouts/messages-page.ts';
import { myAccountPage } from '../layouts/my-account-page.ts';
import { type ProfileForm, profilePage } from '../layouts/profile-page.ts';
import { settingsPage } from '../layouts/settings-page.ts';
import { welcomePage } from '../layouts/welcome-page.ts';
import { readFields } from './read-fields.ts';
import { safeReturnTo } from './return-to.ts';
import type { PageRequest, SendPage } from './send-page.ts';

/** Maximum number of characters of the name of a person or place. */
const MAX_TEXT = 80;

/**
 * The pages to log in and out, as plain forms, with and without a trailing slash in the address; and those of the
 * account.
 */
export function accountPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();

  app.on('GET', ['/login', '/login/'], (context) => {
    const changed = context.req.query('wachtwoord') === 'gewijzigd';
    return send(context, (page) => loginPage({ changed, errors: {} }, page));
  });
  app.on('POST', ['/login', '/login/'], async (context) => {
    const fields = await readFields(context.req);
    const form: LoginForm = { email: fields.email, errors: {} };
    if (!context.get('session').owns(fields.csrf_token)) {
      return send(context, (page) => loginPage({ ...form, errors: { form: 'expired' } }, page), {
        status: 403,
      });
    }
    const found =
      fields.account === undefined
        ? checkLogin(fields, context.get('session'))
        : accountByKey(fields.account);
    if (found && 'key' in found) return become(context, found, fields.return_to);
    const errors = found ?? { form: 'unknown' };
    return send(context, (page) => loginPage({ ...form, errors }, page), { status: 422 });
  });

  // A reader whom Google grants access gets the account without a subscription.
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

  app.get('/account/', (context) => send(context, myAccountPage));
  // Old e-mails and apps link to this address; the browser keeps the fragment.
  app.get('/mijn-account/', (context) => context.redirect('/account/', 301));
  app.get('/profiel/', (context) =>
    send(context, (page) => {
      const { session } = page.visit;
      const saved = context.req.query('opgeslagen') !== undefined;
      return profilePage(session.account && { ...session.state(profileDetails), saved }, page);
    }),
  );
  app.post('/profiel/', async (context) => {
    const session = context.get('session');
    if (!session.account) return context.redirect('/login/?return_to=%2Fprofiel%2F', 303);
    const fields = await readFields(context.req);
    const { errors, ...form } = checkProfile(fields);
    const refuse = (status: 403 | 422, wrong: NonNullable<ProfileForm['errors']>) =>
      send(context, (page) => profilePage({ ...form, errors: wrong }, page), { status });
    if (!session.owns(fields.csrf_token)) return refuse(403, { form: PROFILE_TEXTS.errors.form });
    if (Object.keys(errors).length > 0) return refuse(422, errors);
    Object.assign(session.state(profileDetails), form);
    return context.redirect('/profiel/?opgeslagen', 303);
  });
  app.get('/profiel/instellingen/', (context) => send(context, settingsPage));
  app.get('/instellingen/privacy/', (context) => send(context, settingsPage));
  app.get('/instellingen/meldingen/', (context) => send(context, messagesPage));
  app.get('/welkom/', (context) => send(context, welcomePage));
  return app;
}

function checkLogin(
  fields: Record<string, string | undefined>,
  session: Session,
): Account | LoginForm['errors'] {
  const { email = '', password = '' } = fields;
  const errors: LoginForm['errors'] = {
    ...(!email.trim() && { email: 'missing' }),
    ...(email.trim() && !isEmail(email.trim()) && { email: 'malformed' }),
    ...(!password && { password: 'missing' }),
  };
  if (Object.keys(errors).length > 0) return errors;
  // The same message for a wrong address and a wrong password, so that nobody learns which addresses have an account.
  return accountByLogin(session, email, password) ?? { form: 'wrong' };
}

/** The validation of the profile page, which also applies to forms that scripts send. */
function checkProfile({ name = '', city = '', edition, mail }: Record<string, string | undefined>) {
  const form = {
    name: name.trim(),
    city: city.trim(),
    edition: edition === 'avond' ? ('avond' as const) : ('ochtend' as const),
    mail: mail !== undefined,
  };
  const errors = {
    ...((!form.name || form.name.length > MAX_TEXT) && { name: PROFILE_TEXTS.errors.name }),
    ...(form.city.length > MAX_TEXT && { city: PROFILE_TEXTS.errors.city }),
  };
  return { ...form, errors };
}

function become(context: PageRequest, account: Account | undefined, returnTo: string | undefined): Response {
  context.get('session').become(account);
  context.header('Cache-Control', 'no-store');
  // 303: the browser requests the next page with GET, and going back does not send the form again.
  return context.redirect(safeReturnTo(returnTo), 303);
}
