import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { ARCHIVE_EPISODES, ARCHIVE_SHOWS } from '../content/podcast-archive.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { episodePage } from '../layouts/podcasts/episode-page.ts';
import { episodesPage } from '../layouts/podcasts/episodes-page.ts';
import { explainedPage } from '../layouts/podcasts/explained-page.ts';
import { showPage } from '../layouts/podcasts/show-page.ts';
import { podcastsPage } from '../layouts/podcasts-page.ts';
import type { SendPage } from './send-page.ts';

/** The podcasts, their episodes, and how to listen. */
export function podcastPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/podcasts/', (context) => send(context, podcastsPage));
  app.get('/podcasts/hoe-luister-ik/', (context) => send(context, explainedPage));
  app.get('/podcasts/afleveringen/', (context) => {
    const series = context.req.query('serie');
    const chosen = series !== undefined && Object.hasOwn(ARCHIVE_SHOWS, series) ? series : undefined;
    return send(context, (pageContext) => episodesPage(chosen, pageContext));
  });
  app.get('/podcasts/:series/', (context) => {
    const series = context.req.param('series');
    if (!Object.hasOwn(ARCHIVE_SHOWS, series)) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => showPage(series, pageContext));
  });
  app.get('/podcasts/:series/:slug/', (context) => {
    const { series, slug } = context.req.param();
    const found = ARCHIVE_EPISODES.find((episode) => episode.series === series && episode.slug === slug);
    if (!found) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => episodePage(found, pageContext));
  });
  return app;
}
