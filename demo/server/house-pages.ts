import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { type Acceptance, familyPage, invitationPage } from '../layouts/family-pages.ts';
import { onboardingPage } from '../layouts/onboarding-page.ts';
import { readFields } from './read-fields.ts';
import type { PageRequest, SendPage } from './send-page.ts';

/** The token of the one invitation that is open in the demo. */
const INVITATION = 'samenlezen';

/** The subscriber's house: the onboarding, and the family that shares a subscription. */
export function housePages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/onboarding', (context) => context.redirect('/onboarding/', 301));
  app.get('/onboarding/', (context) => send(context, onboardingPage));
  app.get('/gezin', (context) => context.redirect('/gezin/', 301));
  app.get('/gezin/', (context) => send(context, familyPage));
  app.get('/gezin/uitnodiging/', (context) => {
    const token = context.req.query('token') ?? '';
    return send(context, (page) => invitationPage(token, undefined, page));
  });
  app.post('/gezin/uitnodiging/', async (context) => {
    const fields = await readFields(context.req);
    const outcome = judge(context, fields);
    const status = outcome === 'accepted' ? 200 : 422;
    return send(context, (page) => invitationPage('', outcome, page), { status });
  });
  return app;
}

/** The server decides, whatever the page showed [family-invitation-2]. */
function judge(context: PageRequest, { token, csrf_token }: Record<string, string | undefined>): Acceptance {
  const session = context.get('session');
  if (!session.owns(csrf_token) || token !== INVITATION) return 'unknown';
  return session.account?.permissions.includes('nrc-online') ? 'subscribed' : 'accepted';
}
