import { Hono } from 'hono';
import { judgeGift } from '../../fixtures/backends/gift-tokens.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { FRESH } from '../content/fresh.ts';
import { hasWall } from '../content/has-wall.ts';
import { ARTICLES } from '../content/index.ts';
import { isMetered } from '../content/is-metered.ts';
import { OLDER } from '../content/older/index.ts';
import type { Article } from '../content/types.ts';
import { articlePage } from '../layouts/article-page.ts';
import { expectedWall } from '../layouts/expected-wall.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { idInAddress, type Paper } from './addresses.ts';
import { liveBlog, liveblogPart, lookOf } from './liveblog/live-blog.ts';
import type { PageRequest, SendPage } from './send-page.ts';
import { countView } from './view-counter.ts';

/** The pages of articles and liveblogs, each also as the app shows it. */
export function articlePages(send: SendPage, paper: Paper): Hono<SessionEnv> {
  const article = async (context: PageRequest, suffix: '' | '/appview') => {
    const id = idInAddress(context.req.param('last') ?? '');
    const found = [...ARTICLES, ...FRESH, ...OLDER].find((candidate) => candidate.id === id);
    if (!found) return send(context, notFoundPage, { status: 404 });
    const part = liveblogPage(context, found, suffix);
    if (part === undefined) return send(context, notFoundPage, { status: 404 });
    const right = paper.address(found) + (part > 1 ? `/${part}` : suffix);
    if (context.req.path !== right) return context.redirect(right + new URL(context.req.url).search, 301);
    // The demo bar's changes to a liveblog belong to the session that the page's own calls use.
    if (found.kind === 'liveblog') context.get('session').begin();
    return send(context, (pageContext) => {
      // A gift does not count as one of the reader's free articles.
      const gift = context.req.query('gift_token') ?? '';
      const isGiven = judgeGift(gift, found.id, context.get('session').now) === 'valid';
      if (!hasWall(found) || isGiven) return articlePage(found, pageContext, { part });
      const read = isMetered(found) ? countView(context, found.id) : 0;
      // Google may grant its reader access, which only the browser learns.
      const mayBeLetIn = context.req.query('gaa_at') !== undefined;
      const wall = mayBeLetIn ? undefined : expectedWall(found, read, pageContext);
      return articlePage(found, pageContext, { part, expectedWall: wall });
    });
  };
  /** The number of a liveblog's page; undefined if there is no such page. */
  const liveblogPage = (context: PageRequest, found: Article, suffix: string): number | undefined => {
    const number = Number(context.req.param('page') ?? 1);
    if (number === 1 || found.kind !== 'liveblog' || suffix !== '') return number === 1 ? 1 : undefined;
    const { updates } = liveBlog(found, paper, lookOf(context.get('session')));
    return liveblogPart(updates, number, found.perPage) && number;
  };

  const app = new Hono<SessionEnv>();
  app.get('/nieuws/:year/:month/:day/:last', (context) => article(context, ''));
  app.get('/nieuws/:year/:month/:day/:last/', (context) => article(context, ''));
  app.get('/nieuws/:year/:month/:day/:last/:page{\\d+}', (context) => article(context, ''));
  app.get('/nieuws/:year/:month/:day/:last/appview', (context) => article(context, '/appview'));
  return app;
}
