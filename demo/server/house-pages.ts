import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { onboardingPage } from '../layouts/onboarding-page.ts';
import { safeReturnTo } from './return-to.ts';
import type { SendPage } from './send-page.ts';

/** The onboarding of subscribers. */
export function housePages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/onboarding', (context) => context.redirect('/onboarding/', 301));
  app.get('/onboarding/', (context) => {
    const { account, return_to: returnTo } = context.req.query();
    const welcome = account === 'gemaakt' || account === 'bevestigd' ? account : undefined;
    return send(context, (page) => onboardingPage({ welcome, back: safeReturnTo(returnTo) }, page));
  });
  return app;
}
