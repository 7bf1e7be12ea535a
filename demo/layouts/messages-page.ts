import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The settings of push messages. */
export function messagesPage(context: PageContext): Markup {
  return page(
    {
      title: 'Meldingen',
      description: 'Waarover de krant je een melding stuurt.',
      pageType: 'instellingen',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Meldingen</h1><p>Kies waarover de krant je een bericht stuurt, ook als je de site niet open hebt.</p></div>
<div data-widget="web-push"><p>${context.visit.session.account ? 'Om je meldingen te kiezen heb je JavaScript nodig.' : html`<a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om je meldingen te kiezen.`}</p></div>
<p class="account-page__back"><a href="/account/">Naar Mijn account</a></p>
</div></div>`,
    },
    context,
  );
}
