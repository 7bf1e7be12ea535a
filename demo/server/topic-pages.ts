import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { topicBySlug } from '../content/topics.ts';
import { pageNumber } from '../layouts/listing.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { topicListing, topicPage, topicsPage } from '../layouts/topic-page.ts';
import type { Paper } from './addresses.ts';
import { lookOf } from './liveblog/live-blog.ts';
import type { PageRequest, SendPage } from './send-page.ts';

/** The topics: the list of all, and a page for each, including in the app view [topics-data-7]. */
export function topicPages(send: SendPage, paper: Paper): Hono<SessionEnv> {
  const topic = (context: PageRequest, suffix: '' | 'appview') => {
    const found = topicBySlug(context.req.param('slug') ?? '');
    const number = pageNumber(context.req.query('pagina'));
    const look = lookOf(context.get('session'));
    const listing =
      found && number !== undefined ? topicListing(found, number, suffix, paper, look) : undefined;
    if (!found || !listing) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => topicPage(found, listing, pageContext));
  };
  const app = new Hono<SessionEnv>();
  app.get('/onderwerpen', (context) => context.redirect('/onderwerpen/', 301));
  app.get('/onderwerpen/', (context) => send(context, topicsPage));
  app.get('/onderwerp/:slug', (context) =>
    context.redirect(`/onderwerp/${encodeURIComponent(context.req.param('slug'))}/`, 301),
  );
  app.get('/onderwerp/:slug/', (context) => topic(context, ''));
  app.get('/onderwerp/:slug/appview', (context) => topic(context, 'appview'));
  return app;
}
