import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { specialsPage } from '../layouts/specials/block-pages.ts';
import { lostBoysPage } from '../layouts/specials/longread-page.ts';
import { advantagesPage, econogramPage, subsidyPage } from '../layouts/specials/screen-pages.ts';
import { year1968Page, year2019Page } from '../layouts/specials/year-pages.ts';
import type { SendPage } from './send-page.ts';

/** The specials of the paper, and the page that lists them. */
export function specialPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/specials/', (context) => send(context, specialsPage));
  app.get('/special/lost-boys/', (context) => send(context, lostBoysPage));
  app.get('/special/1968/', (context) => send(context, year1968Page));
  app.get('/special/in-beeld-2019/', (context) => send(context, year2019Page));
  app.get('/keuzehulp/subsidie/', (context) => send(context, subsidyPage));
  app.get('/voordelen/', (context) => send(context, advantagesPage));
  app.get('/econogram/', (context) => send(context, econogramPage));
  return app;
}
