import { Hono } from 'hono';
import { PLUS_PERMISSIONS } from '../../fixtures/sessions/accounts.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { parsePaperAddress } from '../../widgets/paper/digital-paper/paper-address.ts';
import { editionOn, printedEditions } from '../content/editions.ts';
import { digitalPaperPage, printedPageAddress } from '../layouts/digital-paper-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { Paper } from './addresses.ts';
import { articlePdf } from './article-pdf.ts';
import { longDay } from './dates.ts';
import type { SendPage } from './send-page.ts';
import { visitorTime } from './visit-time.ts';

/**
 * The digital paper: its pages, the address of the newest edition, and the articles as PDFs for readers with
 * permission. Which editions are published depends on the visitor's time.
 * @param clock current time in epoch milliseconds
 */
export function digitalPaperPages(send: SendPage, paper: Paper, clock: () => number): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/krant', (context) => context.redirect('/krant/', 301));
  app.get('/krant/', (context) => {
    const [newest] = printedEditions(paper, visitorTime(context, clock));
    const { search } = new URL(context.req.url);
    return context.redirect(newest ? printedPageAddress(newest, 1).replace('#', `${search}#`) : '/');
  });
  app.get('/krant/pdf/:date/:file', (context) => {
    const { date, file } = context.req.param();
    const edition = editionOn(paper, date, visitorTime(context, clock));
    const article = edition?.pages.flat().find(({ id }) => `${id}.pdf` === file);
    if (!article) return send(context, notFoundPage, { status: 404 });
    // Checked here because the page only hides the link.
    const permissions = context.get('session').account?.permissions ?? [];
    if (!permissions.some((permission) => PLUS_PERMISSIONS.includes(permission))) {
      return context.text('no-download-rights', 403, { 'Cache-Control': 'private, no-store' });
    }
    return new Response(new Uint8Array(articlePdf(article, `De Nieuwe Morgentijd, ${longDay(date)}`)), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${article.slug}.pdf"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  app.get('/krant/:year/:month/:day/editie/:edition/:page', (context) => {
    const address = parsePaperAddress({ pathname: context.req.path, hash: '' });
    const edition = address && editionOn(paper, address.date, visitorTime(context, clock));
    const isRight = address?.edition === 'ochtendblad' && edition && address.pages === edition.pages.length;
    if (!isRight) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => digitalPaperPage(edition, address.page, pageContext));
  });
  return app;
}
