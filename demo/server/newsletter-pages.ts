import { Hono } from 'hono';
import { confirmSignUp } from '../../fixtures/backends/newsletters.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { newsletterByCode } from '../content/newsletters.ts';
import { bundlePage } from '../layouts/newsletters/bundle-page.ts';
import { newsletterExamplePage, newslettersPage } from '../layouts/newsletters/newsletters-page.ts';
import { serviceEmailsPage } from '../layouts/newsletters/service-emails-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { SendPage } from './send-page.ts';

/** The newsletters and the service e-mails. */
export function newsletterPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.on('GET', ['/nieuwsbrieven', '/nieuwsbrieven/'], (context) => {
    const confirmed = newsletterByCode(context.req.query('bevestigd') ?? '');
    return send(context, (pageContext) => newslettersPage(confirmed, pageContext));
  });
  app.get('/nieuwsbrieven/bevestigen/', async (context) => {
    const code = confirmSignUp(context.get('session'), context.req.query('token') ?? '');
    if (code === undefined) return send(context, notFoundPage, { status: 404 });
    return context.redirect(`/nieuwsbrieven/?bevestigd=${encodeURIComponent(code)}`, 303);
  });
  app.get('/nieuwsbrieven/bundel/', (context) => {
    const isSent = context.req.query('verzonden') === '1';
    return send(context, (pageContext) => bundlePage(isSent, pageContext));
  });
  app.get('/nieuwsbrieven/voorbeeld/:code/', (context) => {
    const newsletter = newsletterByCode(context.req.param('code'));
    if (!newsletter) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => newsletterExamplePage(newsletter, pageContext));
  });
  app.get('/service-mails/', async (context) => {
    if (!context.get('session').account) return context.redirect('/login/?return_to=%2Fservice-mails%2F');
    return send(context, serviceEmailsPage);
  });
  return app;
}
