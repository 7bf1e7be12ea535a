import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { ARTICLES } from '../content/index.ts';
import { articlePage } from '../layouts/article-page.ts';
import { CUSTOMER_VALUE_SLOTS, customerValuePage } from '../layouts/banner-pages.ts';
import { frontPage } from '../layouts/front-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { SendPage } from './send-page.ts';

/** The test pages of advertisements, and the previews of editors, which have none [ads-1, ads-3]. */
export function bannerPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/banners/hometest/', (context) => send(context, frontPage));
  app.get('/banners/test/klantwaarde/:slot/', (context) => {
    const slot = CUSTOMER_VALUE_SLOTS.find((known) => known === context.req.param('slot'));
    if (!slot) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => customerValuePage(slot, pageContext));
  });
  for (const path of ['/preview/:id{\\d+}/', '/krant-preview/:id{\\d+}/'] as const) {
    app.get(path, (context) => {
      const article = ARTICLES.find(({ id }) => id === Number(context.req.param('id')));
      if (!article) return send(context, notFoundPage, { status: 404 });
      return send(context, (pageContext) => articlePage(article, pageContext));
    });
  }
  return app;
}
