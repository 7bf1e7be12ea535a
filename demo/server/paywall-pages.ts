import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { activatePage, audioPage, campaignPage, meteredPage, trialPage } from '../layouts/paywall-pages.ts';
import type { SendPage } from './send-page.ts';

/** The pages of the paywall itself, and the gallery of campaigns. */
export function paywallPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  for (const [path, layout] of [
    ['/paywall-audio', audioPage],
    ['/paywall-activate', activatePage],
    ['/paywall-test', trialPage],
  ] as const) {
    app.get(path, (context) => send(context, layout));
    app.get(`${path}/`, (context) => send(context, layout));
  }
  app.get('/demo/betaalmuur/:id/', (context) => {
    const id = context.req.param('id');
    if (!/^[\w-]{1,64}$/.test(id)) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => campaignPage(id, pageContext));
  });
  app.get('/demo/teller/:state/', (context) => {
    const state = context.req.param('state');
    if (!/^[\w-]{1,64}$/.test(state)) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => meteredPage(state, pageContext));
  });
  return app;
}
