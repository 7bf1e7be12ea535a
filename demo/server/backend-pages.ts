import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { backendPage } from '../layouts/backend/backend-page.ts';
import type { Paper } from './addresses.ts';
import { allBackends } from './backends/index.ts';
import { readFields } from './read-fields.ts';
import type { SendPage } from './send-page.ts';
import { tryCall } from './try-call.ts';

/** The page about the simulated backend, with forms that work without a script. */
export function backendPages(send: SendPage, backend: Hono<SessionEnv>, paper: Paper): Hono<SessionEnv> {
  const routes = allBackends(paper).flatMap(({ routes }) => routes);
  const app = new Hono<SessionEnv>();
  app.get('/demo/backend', (context) => context.redirect('/demo/backend/', 301));
  app.get('/demo/backend/', (context) => send(context, (page) => backendPage({}, page)));
  app.post('/demo/backend/', async (context) => {
    const fields = await readFields(context.req);
    const session = context.get('session');
    if (!session.owns(fields.csrf_token)) {
      return send(context, (page) => backendPage({ refused: 'expired' }, page), { status: 403 });
    }
    if (fields.action === 'reset') {
      session.reset();
      return context.redirect('/demo/backend/#toestand', 303);
    }
    const tried = await tryCall(backend, routes, context, fields);
    if (tried) return send(context, (page) => backendPage({ tried }, page));
    return send(context, (page) => backendPage({ refused: 'unknown' }, page), { status: 422 });
  });
  return app;
}
