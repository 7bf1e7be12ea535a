import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { articleById } from '../content/index.ts';
import { POSTS } from '../content/posts.ts';
import { appPage } from '../layouts/app-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { postPage } from '../layouts/post-page.ts';
import { cutToRange } from './ranges.ts';
import type { SendPage } from './send-page.ts';
import { soundFile } from './sounds.ts';

/** Id of the article that the demo's app opens: it has third-party content. */
const IN_APP = 4116;

/** The third party's pages need less than the paper's. */
const POST_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'";

/** The demo's other pages: an app around a page, a social network, and audio files. */
export function demoPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/app', (context) => context.redirect('/demo/app/', 301));
  app.get('/app/', (context) => send(context, (pageContext) => appPage(articleById(IN_APP), pageContext)));
  app.get('/post/:id', (context) => {
    const post = Object.values(POSTS).find(({ id }) => id === context.req.param('id'));
    if (!post) return send(context, notFoundPage, { status: 404 });
    context.header('Content-Security-Policy', POST_POLICY);
    context.header('X-Content-Type-Options', 'nosniff');
    return context.html(postPage(post).text);
  });
  app.get('/geluid/:name', (context) => {
    const sound = soundFile(context.req.param('name').replace(/\.wav$/, ''));
    if (!sound) return context.notFound();
    const whole = new Response(sound, { headers: { 'Content-Type': 'audio/wav' } });
    return cutToRange(whole, context.req.header('Range'));
  });
  return app;
}
