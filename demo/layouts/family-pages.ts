import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { formSecrets } from './form-parts.ts';
import { page } from './page.ts';
import { subscriptionsAddress } from './subscriptions/addresses.ts';

/** Where a family shares a subscription [family-settings-4]. */
export function familyPage(context: PageContext): Markup {
  const { account } = context.visit.session;
  const login = html`<p><a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om te zien met wie je leest.</p>`;
  const offer = html`<p>Je hebt geen familieabonnement. Met Digitaal Plus en met de krant elke dag op papier lezen vier huisgenoten mee, ieder met een eigen account.</p><p><a class="button" href="${subscriptionsAddress(context)}">Bekijk de abonnementen</a></p>`;
  return page(
    {
      title: 'Familieabonnement',
      description: 'Lees de krant met je gezin.',
      pageType: 'account',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Familieabonnement</h1></div>
<p class="account-page__choice"><a href="/account/#gezin">Naar Mijn account</a></p>
<div data-widget="family-settings">${account ? offer : login}</div>
</div>${accountAside(context, {
        title: 'Zo werkt meelezen',
        lines: [
          'Je nodigt tot vier huisgenoten uit, ieder op een eigen e-mailadres.',
          'Ieder leest met een eigen account: niemand ziet wat een ander leest of opslaat.',
          'Je kunt altijd iemand verwijderen en een ander uitnodigen.',
        ],
      })}</div>`,
    },
    context,
  );
}

/** How an invitation was accepted, without scripts. */
export type Acceptance = 'accepted' | 'unknown' | 'subscribed';

const OUTCOMES: Readonly<Record<Acceptance, string>> = {
  accepted: 'Je leest nu mee. Veel leesplezier!',
  unknown: 'Deze uitnodiging is niet geldig. Vraag om een nieuwe.',
  subscribed: 'Je hebt al een abonnement.',
};

/**
 * Where somebody who was invited says yes [family-invitation-1].
 * @param token of the invitation, as the address has it
 * @param outcome after the form was sent
 */
export function invitationPage(token: string, outcome: Acceptance | undefined, context: PageContext): Markup {
  const form = html`<div data-widget="family-invitation">
<p data-already-subscribed hidden>Je hebt al een abonnement. Meelezen met een ander kan pas als dat is afgelopen; je vindt het bij <a href="/account/#abonnement">Mijn account</a>.</p>
<form class="paper-form" method="post" action="/gezin/uitnodiging/">${formSecrets(context)}<input type="hidden" name="token" value="${token}">
<p>Naima el Amrani nodigt je uit om mee te lezen met haar abonnement. Het kost je niets.</p>
<button type="submit">Ja, ik lees mee</button>
</form></div>`;
  return page(
    {
      title: 'Lees mee',
      description: 'Je bent uitgenodigd om mee te lezen.',
      canonical: '/gezin/uitnodiging/',
      pageType: 'family-members-accept-invite',
      body: { 'history-notice': 'off' },
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Je bent uitgenodigd</h1></div>
${outcome ? html`<p>${OUTCOMES[outcome]}</p><p><a class="button" href="/">Naar de voorpagina</a></p>` : form}
</div></div>`,
    },
    context,
  );
}
