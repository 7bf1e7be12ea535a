import { Hono } from 'hono';
import {
  acceptInvitation,
  type Judgement,
  judgeInvitation,
  parentOf,
} from '../../fixtures/family/invitations.ts';
import type { Account } from '../../fixtures/sessions/accounts.ts';
import {
  accountByEmail,
  accountByLogin,
  hasPassword,
  holdPassword,
  makeAccount,
  setPassword,
  takeHeldPassword,
} from '../../fixtures/sessions/registry.ts';
import type { Session } from '../../fixtures/sessions/session.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { acceptedPage, familyPage, invitationPage, refusedPage } from '../layouts/family-pages.ts';
import { ACCOUNT_TEXTS } from '../layouts/login-texts.ts';
import type { AccountForm } from '../layouts/new-account-pages.ts';
import { checkName, checkPassword } from './account-rules.ts';
import { readFields } from './read-fields.ts';
import type { PageRequest, SendPage } from './send-page.ts';

type Fields = Record<string, string | undefined>;

const { errors: E } = ACCOUNT_TEXTS;
const INVITATION = '/gezin/uitnodiging/';
const ACCEPTED = `${INVITATION}aangenomen/`;

/** The pages of a shared family subscription, and of the invitation to it. */
export function familyPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/gezin', (context) => context.redirect('/gezin/', 301));
  app.get('/gezin/', (context) => send(context, familyPage));

  const show = (context: PageRequest, token: string, form: AccountForm, status?: 403 | 422) => {
    const session = context.get('session');
    return send(context, (page) => invitationPage(judgeInvitation(session, token), token, form, page), {
      status: status ?? (isDead(judgeInvitation(session, token)) ? 404 : 200),
    });
  };

  app.get(INVITATION, (context) => show(context, context.req.query('token') ?? '', { errors: {} }));
  app.post(INVITATION, async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const { token = '', csrf_token: formToken } = fields;
    if (!session.owns(formToken)) return show(context, token, { errors: { form: E.expired } }, 403);
    context.header('Cache-Control', 'no-store');
    if (fields.switch !== undefined) {
      session.become(undefined);
      return context.redirect(`${INVITATION}?token=${encodeURIComponent(token)}`, 303);
    }
    // The server decides, regardless of what the page showed [family-invitation-2].
    const judgement = judgeInvitation(session, token);
    if (judgement.is !== 'open') {
      const { is } = judgement;
      return send(context, (page) => refusedPage(is, token, page), { status: 422 });
    }
    const { email } = judgement.invitation;
    const password = fields.password || takeHeldPassword(session, fields.held ?? '') || '';
    const errors = session.account ? {} : enter(session, email, { ...fields, password });
    if (Object.keys(errors).length > 0) {
      const isNew = accountByEmail(session, email) === undefined;
      const held =
        isNew && checkPassword(password) === undefined ? holdPassword(session, password) : undefined;
      return show(context, token, { name: fields.name, terms: fields.terms === 'on', held, errors }, 422);
    }
    // Logging in may have shown that the reader already has a subscription.
    const after = judgeInvitation(session, token);
    if (after.is !== 'open') {
      const { is } = after;
      return send(context, (page) => refusedPage(is, token, page), { status: 422 });
    }
    acceptInvitation(session, after.invitation);
    return context.redirect(ACCEPTED, 303);
  });
  app.get(ACCEPTED, async (context) =>
    parentOf(context.get('session')) ? send(context, acceptedPage) : context.redirect('/gezin/', 303),
  );
  return app;
}

/** Whether the link is invalid, regardless of who opens it. */
function isDead({ is }: Judgement): boolean {
  return !['open', 'subscribed', 'foreign'].includes(is);
}

/**
 * Logs in with the invited address, and makes an account if it has none.
 * @returns the errors of the fields, in which case nobody is logged in
 */
function enter(session: Session, email: string, fields: Fields): AccountForm['errors'] {
  const { name = '', password = '', terms } = fields;
  const account = accountByEmail(session, email);
  if (account && hasPassword(session, account)) {
    const found = accountByLogin(session, email, password);
    if (!found) return { password: password ? E.password.wrong : E.password.missing };
    return become(session, found);
  }
  const passwordError = checkPassword(password);
  if (account) {
    if (passwordError !== undefined) return { password: passwordError };
    setPassword(session, email, password);
    return become(session, account);
  }
  const nameError = checkName(name);
  const errors = {
    ...(nameError !== undefined && { name: nameError }),
    ...(passwordError !== undefined && { password: passwordError }),
    ...(terms !== 'on' && { terms: E.terms }),
  };
  if (Object.keys(errors).length > 0) return errors;
  return become(session, makeAccount(session, { name: name.trim(), email, password }));
}

function become(session: Session, account: Account): Record<string, never> {
  session.become(account);
  return {};
}
