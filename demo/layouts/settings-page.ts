import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/**
 * The visitor's privacy settings, at two addresses: that of the settings, to which the notice about the reading history
 * links, and one of its own [privacy-settings-2].
 */
export function settingsPage(context: PageContext): Markup {
  return page(
    {
      title: 'Privacy en leesgeschiedenis',
      description: 'Wat de krant voor je onthoudt.',
      canonical: '/instellingen/privacy/',
      pageType: 'instellingen',
      body: { 'history-notice': 'off' },
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Privacy en leesgeschiedenis</h1><p>Met je toestemming onthoudt de krant welke artikelen je las. Je ziet dan in lijsten wat je al kent, en hoeveel je leest. Adverteerders krijgen je leesgeschiedenis niet.</p></div>
<div data-widget="privacy-settings"><p>${context.visit.session.account ? 'Om je instellingen te wijzigen heb je JavaScript nodig.' : html`<a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om je instellingen te bekijken.`}</p></div>
</div>${accountAside(context, {
        title: 'Wat we onthouden',
        lines: [
          'Alleen met je toestemming: welke artikelen je las, en wanneer.',
          'Nooit: wat je in een reactie typt maar niet verstuurt.',
          'Verwijderen geldt meteen, op al je apparaten.',
        ],
      })}</div>`,
    },
    context,
  );
}
