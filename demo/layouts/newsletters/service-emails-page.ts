import { SERVICE_EMAILS, serviceEmails } from '../../../fixtures/backends/service-emails.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** The e-mails of the subscription service, each with a form of its own. */
export function serviceEmailsPage(context: PageContext): Markup {
  const { session } = context.visit;
  const chosen = session.state(serviceEmails);
  return page(
    {
      title: 'Service-e-mails',
      description: 'Kies welke e-mails je over je abonnement krijgt.',
      pageType: 'service-emails',
      content: html`<div class="letters letters--narrow"><div class="section-head"><h1>Service-e-mails</h1><p>Kies welke e-mails je over je abonnement krijgt. Een factuur sturen we altijd.</p></div>
<div data-widget="service-emails">${Object.entries(SERVICE_EMAILS).map(
        ([name, { title, about }]) =>
          html`<form class="service-email" method="post" action="/service-mails/${name}"><label for="mail-${name}"><strong>${title}</strong> <small>${about}</small></label><input id="mail-${name}" type="checkbox" name="enabled" value="1"${chosen.has(name) && html` checked`}><button class="button">Opslaan</button></form>`,
      )}</div>
<p><a href="/nieuwsbrieven/">Naar de nieuwsbrieven</a></p></div>`,
    },
    context,
  );
}
