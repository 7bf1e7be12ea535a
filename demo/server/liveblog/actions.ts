import { Hono } from 'hono';
import { mayBeForged } from '../../../fixtures/server/forgery.ts';
import type { SessionEnv } from '../../../fixtures/sessions/session-cookie.ts';
import { ARTICLES } from '../../content/index.ts';
import type { Paper } from '../addresses.ts';
import { readFields } from '../read-fields.ts';
import { ACTIONS, type Action, act } from './edits.ts';
import { liveBlog } from './live-blog.ts';

/** The address of the demo bar's buttons of a liveblog: it makes a change and redirects back to the page. */
export function liveblogActions(paper: Paper): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/:id', (context) => context.text('Alleen met een formulier.', 405, { Allow: 'POST' }));
  return app.post('/:id', async (context) => {
    const { action = '', from = '' } = await readFields(context.req);
    const id = Number(context.req.param('id'));
    const liveblog = ARTICLES.find((article) => article.id === id);
    if (mayBeForged(context.req)) return context.text('Dit formulier komt van een andere site.', 403);
    if (liveblog?.kind !== 'liveblog' || liveblog.extra.length === 0 || !isAction(action)) {
      return context.text('Zo’n liveblog of handeling is er niet.', 404);
    }
    const session = context.get('session');
    const now = new Date(session.now);
    act(session, liveblog, action, liveBlog(liveblog, paper, { session, now }).updates, session.now);
    // Only to a path of this site, whatever was sent.
    const back = /^\/(?!\/)[\w./-]*$/.test(from) ? from : paper.address(liveblog);
    return context.redirect(back, 303);
  });
}

const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);
