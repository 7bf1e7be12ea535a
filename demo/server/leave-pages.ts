import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Refusal } from '../../fixtures/server/answers.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import {
  cancel,
  SUBSCRIPTION_ID,
  subscriptionToChange,
  undoCancellation,
} from '../../fixtures/subscription/change.ts';
import { ownSubscription } from '../../fixtures/subscription/own.ts';
import { nameOf } from '../../fixtures/subscription/possible.ts';
import { invoicesOf } from '../../fixtures/subscription/terms.ts';
import {
  receiptOf,
  WITHDRAWAL,
  type WithdrawalForm,
  withdraw,
  withdrawalErrors,
} from '../../fixtures/subscription/withdrawal.ts';
import { SERVICE, SUBJECTS } from '../content/service.ts';
import { LOGIN_TEXTS } from '../layouts/login-texts.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { servicePage } from '../layouts/service-page.ts';
import { CANCEL, cancelPage, invoicePage } from '../layouts/subscriptions/own-subscription.ts';
import { receiptPage, withdrawalCheckPage, withdrawalPage } from '../layouts/withdrawal-pages.ts';
import { readFields } from './read-fields.ts';
import type { SendPage } from './send-page.ts';

const EXPIRED = LOGIN_TEXTS.errors.form.expired;
const RECEIVED = `${WITHDRAWAL}ontvangen/`;

/** The pages for ending a subscription, without scripts: cancelling, withdrawing, invoices and customer service. */
export function leavePages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();

  app.get(CANCEL, (context) => send(context, (page) => cancelPage(undefined, page)));
  app.post(CANCEL, async (context) => {
    const session = context.get('session');
    const { csrf_token: token, action } = await readFields(context.req);
    if (!session.owns(token)) return send(context, (page) => cancelPage(EXPIRED, page), { status: 403 });
    try {
      const own = subscriptionToChange(session, SUBSCRIPTION_ID);
      if (action === 'undo') undoCancellation(session, own);
      else cancel(session, own);
    } catch (cause) {
      const shown = shownBy(cause);
      return send(context, (page) => cancelPage(shown, page), { status: 409 });
    }
    return context.redirect(CANCEL, 303);
  });

  app.get('/account/factuur/:number/', (context) => {
    const session = context.get('session');
    const own = ownSubscription(session);
    const number = context.req.param('number');
    const found =
      own && invoicesOf(own.subscription, own.id, session.now).find((one) => one.number === number);
    if (!found) return send(context, notFoundPage, { status: 404 });
    return send(context, (page) => invoicePage({ ...found, name: nameOf(found) }, page));
  });

  app.get(WITHDRAWAL, (context) => send(context, (page) => withdrawalPage({ form: emptyForm({}) }, page)));
  app.post(WITHDRAWAL, async (context) => {
    const session = context.get('session');
    const fields = await readFields(context.req);
    const form = emptyForm(fields);
    const again = (errors: Partial<WithdrawalForm> & { form?: string }, status: 200 | 403 | 422) =>
      send(context, (page) => withdrawalPage({ form, errors }, page), { status });
    if (!session.owns(fields.csrf_token)) return again({ form: EXPIRED }, 403);
    const errors = withdrawalErrors(form);
    if (fields.step === 'change') return again({}, 200);
    if (Object.keys(errors).length > 0) return again(errors, 422);
    const { key = randomUUID() } = fields;
    if (fields.step !== 'confirm') {
      return send(context, (page) => withdrawalCheckPage(form, key, undefined, page));
    }
    try {
      const { number } = withdraw(session, key, form);
      return context.redirect(`${RECEIVED}?nummer=${encodeURIComponent(number)}`, 303);
    } catch (cause) {
      const shown = shownBy(cause);
      return send(context, (page) => withdrawalCheckPage(form, key, shown, page), { status: 409 });
    }
  });
  app.get(RECEIVED, (context) => {
    const receipt = receiptOf(context.get('session'), context.req.query('nummer') ?? '');
    return send(context, (page) => receiptPage(receipt, page), receipt ? {} : { status: 404 });
  });

  app.get(SERVICE, (context) => {
    const asked = SUBJECTS.find(({ id }) => id === context.req.query('onderwerp'));
    return send(context, (page) => servicePage(asked?.id, page));
  });
  for (const path of [CANCEL, WITHDRAWAL, SERVICE]) {
    app.get(path.slice(0, -1), (context) => context.redirect(path, 301));
  }
  return app;
}

/** The message of a refusal for the visitor. @throws any other error */
function shownBy(cause: unknown): string {
  if (cause instanceof Refusal) return cause.shown ?? 'Dit kan nu niet.';
  throw cause;
}

function emptyForm({
  name = '',
  email = '',
  order = '',
  what = '',
}: Partial<WithdrawalForm>): WithdrawalForm {
  return { name, email, order, what };
}
