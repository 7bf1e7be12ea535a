import { Hono } from 'hono';
import { addArticle, readingList } from '../../fixtures/reading-list/reading-list.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { readingListPage } from '../layouts/reading-list-page.ts';
import { SAVE_ADDRESS } from '../layouts/save-button.ts';
import { readFields } from './read-fields.ts';
import { refererPath } from './return-to.ts';
import type { SendPage } from './send-page.ts';

const LIST = '/leeslijst/';

/** The reading list, and the form that saves an article without a script. */
export function readingListPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/leeslijst', (context) => context.redirect(LIST, 301));
  app.get(LIST, (context) => send(context, readingListPage));
  app.get(SAVE_ADDRESS, (context) => context.redirect(LIST));
  app.post(SAVE_ADDRESS, async (context) => {
    // A form of another site must not save anything.
    const from = refererPath(context.req);
    if (from === undefined) return context.redirect(LIST, 303);
    const session = context.get('session');
    if (!session.account) return context.redirect(`/login/?return_to=${encodeURIComponent(from)}`, 303);
    const id = Number((await readFields(context.req)).article_id);
    if (Number.isInteger(id) && id > 0) addArticle(session.state(readingList), id, session.now);
    return context.redirect(from, 303);
  });
  return app;
}
