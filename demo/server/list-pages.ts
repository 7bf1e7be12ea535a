import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { PUZZLES } from '../content/lists/offers.ts';
import { pageNumber } from '../layouts/listing.ts';
import {
  masterclassesPage,
  partnersPage,
  puzzlePage,
  puzzlesPage,
  regionsPage,
} from '../layouts/lists/offer-pages.ts';
import {
  aboutUsPage,
  memoriamsPage,
  obituariesPage,
  obituaryListing,
} from '../layouts/lists/people-pages.ts';
import { agreementPage, coalitionPage, cookiesPage, greenPage } from '../layouts/lists/theme-pages.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { SendPage } from './send-page.ts';

/** The pages with a list that readers can filter. */
export function listPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/over-ons/', (context) => send(context, aboutUsPage));
  app.get('/necrologieen/', (context) => {
    const number = pageNumber(context.req.query('pagina'));
    const listing = number === undefined ? undefined : obituaryListing(number);
    if (!listing) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => obituariesPage(listing, pageContext));
  });
  app.get('/in-memoriam/', (context) => send(context, memoriamsPage));
  app.get('/masterclasses/', (context) => send(context, masterclassesPage));
  app.get('/puzzels/', (context) => send(context, puzzlesPage));
  app.get('/puzzels/:slug/', (context) => {
    const puzzle = PUZZLES.find(({ slug }) => slug === context.req.param('slug'));
    if (!puzzle) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => puzzlePage(puzzle, pageContext));
  });
  app.get('/partners/', (context) => send(context, partnersPage));
  app.get('/regio-bundel/', (context) => send(context, regionsPage));
  app.get('/provincieakkoord/', (context) => send(context, agreementPage));
  app.get('/regeerakkoord/', (context) => send(context, coalitionPage));
  app.get('/duurzaamheid/', (context) => send(context, greenPage));
  app.get('/privacy/cookies/', (context) => send(context, cookiesPage));
  return app;
}
