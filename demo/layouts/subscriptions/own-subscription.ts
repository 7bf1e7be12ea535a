import { euros } from '../../../fixtures/prices/prices.ts';
import type { Session } from '../../../fixtures/sessions/session.ts';
import { dayText } from '../../../fixtures/subscription/change.ts';
import { endedAt } from '../../../fixtures/subscription/own.ts';
import { statusOfAll } from '../../../fixtures/subscription/status.ts';
import { WITHDRAWAL } from '../../../fixtures/subscription/withdrawal.ts';
import { SERVICE } from '../../content/service.ts';
import { attributes, html, type Markup } from '../../server/html.ts';
import { accountAside } from '../account-aside.ts';
import type { PageContext } from '../context.ts';
import { formError, formSecrets } from '../form-parts.ts';
import { page } from '../page.ts';

/** The address of the page that cancels a subscription. */
export const CANCEL = '/account/opzeggen/';

const PERIODS: Readonly<Record<number, string>> = { 1: 'per maand', 3: 'per 3 maanden', 12: 'per jaar' };
const euro = (amount: number): string => euros(Math.round(amount * 100));
const day = (iso: string): string => dayText(Date.parse(iso));

/** The hook of the subscription. @param open the initially open section */
const hook = (content: Markup, open?: 'cancel'): Markup =>
  html`<div data-widget="subscription-settings"${attributes({ 'data-open': open })} data-withdrawal-url="${WITHDRAWAL}" data-customer-service-url="${SERVICE}#verhuizen">${content}</div>`;

/** The account's subscriptions, as shown if scripts do not run. */
export function ownSubscription({ visit }: PageContext): Markup {
  const [own] = statusOfAll(visit.session);
  if (!own) return hook(html`<p>Je hebt geen abonnement.</p>`);
  return hook(html`<h3>${own.name}</h3>${facts(own)}${ways(own)}`);
}

type Own = ReturnType<typeof statusOfAll>[number];

function facts(own: Own): Markup {
  if (!('price' in own)) return html`<p>Betaald door ${'paid_by' in own && own.paid_by}.</p>`;
  const { price, notice } = own;
  return html`<ul class="account-page__list"><li>Je betaalt ${euro(price.amount)} ${PERIODS[price.months]}.</li>
${'next_payment' in own && own.next_payment && html`<li>Volgende betaling: ${euro(own.next_payment.amount)} op ${day(own.next_payment.date)}.</li>`}
${'later_price' in own && own.later_price && html`<li>Daarna ${euro(own.later_price.amount)} ${PERIODS[own.later_price.months]}, vanaf ${day(own.later_price.from)}.</li>`}
<li>Opzegtermijn: ${notice}</li></ul>`;
}

function ways(own: Own): Markup {
  if ('ends' in own && own.ends)
    return html`<p>Je hebt opgezegd. Je abonnement stopt op ${day(own.ends)}. <a href="${CANCEL}">Opzegging intrekken</a></p>`;
  if ('refusal' in own.cancel) return refusal(own.cancel.refusal);
  return html`<p><a class="button" href="${CANCEL}">Abonnement opzeggen</a></p>`;
}

function refusal({ text, link }: { text: string; link?: { label: string; url: string } }): Markup {
  return html`<p>${text}${link && html` <a href="${link.url}">${link.label}</a>`}</p>`;
}

/**
 * The page that cancels a subscription, or revokes the cancellation.
 * @param error error message of the form
 */
export function cancelPage(error: string | undefined, context: PageContext): Markup {
  const { session } = context.visit;
  return page(
    {
      title: 'Abonnement opzeggen',
      description: 'Zeg je abonnement op, in twee stappen.',
      pageType: 'account',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Abonnement opzeggen</h1></div>
${formError(error)}
${session.account ? html`<h2 class="visually-hidden">Je abonnement</h2>${hook(cancelContent(session, context), 'cancel')}` : hook(html`<p><a href="/login/?return_to=${encodeURIComponent(CANCEL)}">Log in</a> om je abonnement op te zeggen.</p><p>Net besteld? Dan kun je <a href="${WITHDRAWAL}">hier herroepen</a>, ook zonder in te loggen.</p>`, 'cancel')}
</div>${accountAside(context, {
        title: 'Zo werkt opzeggen',
        lines: [
          'Je leest door tot het einde van wat je betaald hebt.',
          'Je krijgt een bevestiging per e-mail.',
          'Tot het einde kun je je opzegging intrekken.',
        ],
      })}</div>`,
    },
    context,
  );
}

function cancelContent(session: Session, context: PageContext): Markup {
  const [own] = statusOfAll(session);
  const ended = endedAt(session);
  if (!own)
    return html`<p>${ended === undefined ? 'Je hebt geen abonnement om op te zeggen.' : `Je abonnement stopte op ${dayText(ended)}. Er wordt niets meer afgeschreven.`}</p><p><a class="button" href="/account/">Naar Mijn account</a></p>`;
  const about = html`<h3>${own.name}</h3>${facts(own)}`;
  if ('ends' in own && own.ends) {
    return html`${about}<p role="status">Je hebt opgezegd. Je abonnement stopt op ${day(own.ends)}. Een bevestiging staat in je e-mail.</p>${button('undo', 'Opzegging intrekken', context)}`;
  }
  if ('refusal' in own.cancel) return html`${about}${refusal(own.cancel.refusal)}`;
  return html`${about}<p>Je abonnement stopt dan op ${day(own.cancel.ends)}.</p><ul class="account-page__list">${own.cancel.keeps.map((text) => html`<li>${text}</li>`)}</ul>${button('cancel', 'Opzegging bevestigen', context)}`;
}

function button(action: 'cancel' | 'undo', label: string, context: PageContext): Markup {
  return html`<form method="post" action="${CANCEL}">${formSecrets(context)}<button class="form-button form-button--primary" name="action" value="${action}">${label}</button></form>`;
}

/** An invoice, to be read and printed. @param invoice with invoice amounts in cents */
export function invoicePage(
  invoice: { number: string; date: number; cents: number; name: string },
  context: PageContext,
): Markup {
  const { account } = context.visit.session;
  return page(
    {
      title: `Factuur ${invoice.number}`,
      pageType: 'account',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Factuur ${invoice.number}</h1></div>
<p>Uitgeverij De Nieuwe Morgentijd, Kade 1, 1000 AA Oosterwaarde</p>
<p>Voor ${account?.name}, op ${dayText(invoice.date)}</p>
<ul class="account-page__list"><li>${invoice.name}: ${euros(invoice.cents)}</li></ul>
<p>Betaald met automatische incasso. Het bedrag is met 9 procent btw.</p>
<p class="account-page__back"><a href="/account/#abonnement">Terug naar je abonnement</a></p>
</div></div>`,
    },
    context,
  );
}
