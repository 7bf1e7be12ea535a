import { IDENTITY_CHECK } from '../../../fixtures/prices/price-list.ts';
import { euros } from '../../../fixtures/prices/prices.ts';
import { PERMISSIONS } from '../../../fixtures/sessions/permissions.ts';
import { WITHDRAWAL_DAYS } from '../../../fixtures/subscription/terms.ts';
import { WITHDRAWAL } from '../../../fixtures/subscription/withdrawal.ts';
import { html, type Markup } from '../../server/html.ts';
import { hyphenate } from '../../server/hyphenate.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { choiceAddress } from './addresses.ts';
import { backLink } from './way-back.ts';

/** The properties of the order page. */
interface Order {
  /** The return address. */
  readonly back: string | undefined;
  /** Whether the reader orders, or returns from the payment page. */
  readonly stage: 'order' | 'payment';
}

const STEPS = [
  'Je vult je gegevens in.',
  'Je betaalt met iDEAL | Wero bij je eigen bank.',
  'Je abonnement begint meteen.',
];

/** The page with the product's own order form, which then shows the result of the payment. */
export function orderPage({ back, stage }: Order, context: PageContext): Markup {
  const { account } = context.visit.session;
  const isOrder = stage === 'order';
  const isSubscriber = account?.permissions.includes(PERMISSIONS.subscriber);
  const title = isOrder ? 'Bestel je abonnement' : 'Je betaling';
  return page(
    {
      title,
      description: 'Bestel een abonnement op De Nieuwe Morgentijd.',
      canonical: '/abonnementen/',
      pageType: 'abonnement-bestellen',
      content: html`<div class="order">
<div class="section-head"><h1>${title}</h1><p><a href="${choiceAddress(back)}">Vergelijk de abonnementen</a>${back !== undefined && html` · Terug naar ${backLink(back, context)}`}</p></div>
<div class="order__columns"><div>
${isSubscriber && isOrder && html`<p class="order__own">Je bent al abonnee. Met deze bestelling stap je over; wat je te veel hebt betaald, krijg je terug.</p>`}
<div class="order__funnel--${stage}"><div data-widget="paywall" data-from="activation" data-subscription-site-url="/abonnementen/" data-customer-service-url="/klantenservice/"${back !== undefined && html` data-news-site-url="${back}"`} data-payment-error-text="De betaling kon niet beginnen. Er is niets afgeschreven. Probeer het opnieuw."></div><noscript><p>Om hier te bestellen heb je JavaScript nodig. Of bestel bij onze <a href="/klantenservice/">klantenservice</a>.</p></noscript></div>
</div>${isOrder ? aside(back, account === undefined) : afterOrder()}</div></div>`,
    },
    context,
  );
}

/** The link to withdraw from the order, throughout the withdrawal period. */
function afterOrder(): Markup {
  return html`<aside class="order__side" aria-label="Over je bedenktijd"><h2>Bedenktijd van ${WITHDRAWAL_DAYS} dagen</h2><p>Bedenk je je? Tot veertien dagen na je bestelling kun je haar <a href="${WITHDRAWAL}">hier herroepen</a>. Daarna zeg je op wanneer je wilt, bij <a href="/account/#abonnement">je abonnement</a>. Dit staat ook in de e-mail over je bestelling.</p></aside>`;
}

function aside(back: string | undefined, isNew: boolean): Markup {
  const steps = [
    ...STEPS,
    ...(isNew ? ['Je kiest een wachtwoord, dan log je op elk apparaat in.'] : []),
    back === undefined ? 'Veel leesplezier.' : 'Je leest verder waar je was.',
  ];
  return html`<aside class="order__side" aria-label="Over je bestelling"><h2>Zo gaat het</h2><ol class="order__steps">${steps.map((step) => html`<li>${step}</li>`)}</ol>
<h2>${hyphenate(`Identiteitscontrole van ${euros(IDENTITY_CHECK.cents)}`)}</h2><p>Bij je eerste betaling rekenen we één cent extra. Daarmee bevestigt je bank dat de rekening van jou is. Je krijgt hem binnen ${IDENTITY_CHECK.refundedWithin} terug.</p></aside>`;
}
