import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
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
</div>${accountAside(context, {
        title: 'Zo werkt het',
        lines: [
          'Je browser vraagt één keer of de krant je meldingen mag sturen.',
          'Meldingen komen op het apparaat waarop je ze aanzet.',
          'Van een onderwerp dat je volgt, zet je ze aan bij dat onderwerp.',
        ],
      })}</div>`,
    },
    context,
  );
}
