import { Hono } from 'hono';
import { soldProduct } from '../../fixtures/prices/prices.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { CAMPAIGN, choiceAddress, ORDER } from '../layouts/subscriptions/addresses.ts';
import { orderPage } from '../layouts/subscriptions/order-page.ts';
import { subscriptionsPage } from '../layouts/subscriptions/subscriptions-page.ts';
import { refererPath, SUBSCRIPTIONS, wayBack } from './return-to.ts';
import type { SendPage } from './send-page.ts';

/** The subscriptions, and the page that orders one. */
export function subscriptionPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get(SUBSCRIPTIONS, async (context) => {
    const { return_to: returnTo } = context.req.query();
    // The link of a wall comes from the campaign and has no return address: the referrer has it.
    const from = returnTo === undefined ? wayBack(refererPath(context.req)) : undefined;
    if (from !== undefined) return context.redirect(choiceAddress(from));
    return send(context, (page) => subscriptionsPage(wayBack(returnTo), page));
  });
  app.get(ORDER, async (context) => {
    const { product, paywallId, return_to: returnTo, activationId } = context.req.query();
    const back = wayBack(returnTo);
    // With an old or truncated link, the reader first selects a product.
    if (!soldProduct(Number(product)) || paywallId !== CAMPAIGN) return context.redirect(choiceAddress(back));
    const stage = activationId === undefined ? 'order' : 'payment';
    return send(context, (page) => orderPage({ back, stage }, page));
  });
  return app;
}
