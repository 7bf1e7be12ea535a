import {
  type Benefit,
  KINDS,
  type PricedKind,
  type PricedProduct,
} from '../../../fixtures/prices/price-list.ts';
import {
  capital,
  euros,
  introductionDuration,
  periodCents,
  periodText,
  perPeriod,
  perWeek,
  termsText,
  weeklyCents,
} from '../../../fixtures/prices/prices.ts';
import type { Account } from '../../../fixtures/sessions/accounts.ts';
import { PERMISSIONS } from '../../../fixtures/sessions/permissions.ts';
import { fullDate } from '../../server/dates.ts';
import { attributes, html, type Markup } from '../../server/html.ts';
import { icon } from '../../server/icons.ts';
import type { PageContext } from '../context.ts';
import { registrationAddress } from '../form-parts.ts';
import { page } from '../page.ts';
import { orderAddress } from './addresses.ts';
import { BENEFITS, questions } from './texts.ts';
import { backLink } from './way-back.ts';

/**
 * The subscriptions with their prices, a comparison and answers; its buttons order a product.
 * @param back return address
 */
export function subscriptionsPage(back: string | undefined, context: PageContext): Markup {
  const { account } = context.visit.session;
  const login = `/login/?return_to=${encodeURIComponent(context.returnTo)}`;
  const own = account?.permissions.includes(PERMISSIONS.subscriber) ? account : undefined;
  return page(
    {
      title: 'Abonnementen',
      description: 'Kies hoe je De Nieuwe Morgentijd leest: digitaal, in het weekend of elke dag op papier.',
      canonical: '/abonnementen/',
      pageType: 'abonnementen',
      content: html`<div class="subscriptions">
<div class="section-head"><h1>Kies hoe je de krant leest</h1><p>Een krant van haar lezers. Je betaalt voor verslaggevers die de straat op gaan.</p></div>
${own ? already(own, back, context) : html`<p class="subscriptions__hint">${back !== undefined && html`Na je bestelling ga je meteen verder met ${backLink(back, context)}. `}${account ? html`Je bent ingelogd als <strong>${account.name}</strong>: je abonnement komt bij dit account.` : html`Al abonnee? <a href="${login}">Log in</a>`}</p>`}
<ul class="offers-row">${KINDS.map((kind) => html`<li class="offer" id="${kind.slug}">${offer(kind, own, back)}</li>`)}</ul>
${comparison(own, back)}
<section class="subscriptions__part" aria-labelledby="vragen"><h2 id="vragen">Vragen en antwoorden</h2><div class="questions">${questions(
        login,
        registrationAddress(context),
      ).map(
        ({ question, answer }) =>
          html`<details class="question"><summary>${question}${icon('chevron-down')}</summary>${answer}</details>`,
      )}</div></section>
</div>`,
    },
    context,
  );
}

/** The section for existing subscribers. */
function already(account: Account, back: string | undefined, context: PageContext): Markup {
  const since = context.visit.session.dates?.subscriptionCreated;
  const kind = KINDS.find((kind) => isOwn(kind, account));
  const name = kind ? html` met <strong>${kind.name}</strong>` : html``;
  return html`<div class="subscriptions__own"><p>${icon('check')}<span>Je bent al abonnee${name}${since !== undefined && html`, sinds ${fullDate(new Date(since))}`}. Fijn dat je meeleest.</span></p>
<p>${back !== undefined && html`<a class="button button--primary" href="${back}">Verder lezen</a> `}<a class="button" href="/account/#abonnement">Naar Mijn account</a></p></div>`;
}

const isOwn = ({ grants }: PricedKind, account: Account | undefined): boolean =>
  account?.productGroupCodes.includes(grants.productGroupCode) ?? false;

function offer(kind: PricedKind, own: Account | undefined, back: string | undefined): Markup {
  const [product, ...others] = kind.products;
  const { name, about, slug, isDefault } = kind;
  return html`<h2 class="offer__name">${name}</h2><p class="offer__about">${about}</p>
<p class="offer__price">${wasPrice(product)}<span class="offer__now">${figure(weeklyCents(product))}</span> <span class="offer__unit">per week</span></p>
<p class="offer__terms">${termsText(product)}</p>
<p class="offer__terms">Je betaalt <span class="tabular">${perPeriod(product)}</span>.</p>
<div class="offer__order">${
    isOwn(kind, own)
      ? html`<p class="offer__yours">${icon('check')}Je huidige abonnement</p>`
      : html`<a class="button${isDefault && !own ? ' button--primary' : ''}" href="${orderAddress(product.id, back)}">${own ? 'Stap over naar' : 'Kies'} ${name}</a>`
  }${others.map((other) => html`<p class="offer__other"><a href="${orderAddress(other.id, back)}">${capital(periodText(other))}<span class="visually-hidden"> ${name}</span></a>: <span class="tabular">${perWeek(weeklyCents(other))}</span>, ${otherTerms(other)}</p>`)}</div>
<p class="offer__more"><a href="#vergelijking-${slug}">Wat krijg ik met ${name}?</a></p>`;
}

/** The regular price, which new subscribers do not pay yet. */
function wasPrice(product: PricedProduct): Markup | false {
  return (
    product.introduction !== undefined &&
    html`<span class="offer__was"><span class="visually-hidden">Gewone prijs </span><s>${euros(product.weekly)}</s><span class="visually-hidden">, nu </span></span> `
  );
}

function otherTerms(product: PricedProduct): string {
  const duration = introductionDuration(product);
  const total = euros(periodCents(weeklyCents(product), product.months));
  return duration === undefined ? `samen ${total}` : `${duration} ${total}`;
}

/** An amount whose currency sign is smaller than its digits. */
function figure(cents: number): Markup {
  const [sign = '', number = ''] = euros(cents).split('\u00a0');
  return html`<span class="offer__sign">${sign}\u00a0</span>${number}`;
}

/**
 * The table of what each subscription includes. Narrow screens show each row as a block: the roles keep it a table for
 * screen readers.
 */
function comparison(own: Account | undefined, back: string | undefined): Markup {
  const rows = Object.keys(BENEFITS) as Benefit[];
  return html`<section class="subscriptions__part" aria-labelledby="vergelijk"><h2 id="vergelijk">Vergelijk de abonnementen</h2>
<table class="comparison" role="table" aria-labelledby="vergelijk"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Wat je krijgt</th>${KINDS.map(
    (kind) =>
      html`<th role="columnheader" scope="col" id="vergelijking-${kind.slug}" tabindex="-1"><span class="visually-hidden">${kind.name}</span> <span aria-hidden="true">${kind.shortName}</span>${isOwn(kind, own) && html` <span class="comparison__yours">Je huidige</span>`}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (benefit) =>
      html`<tr role="row"><th role="rowheader" scope="row">${BENEFITS[benefit]}</th>${KINDS.map((kind) => mark(kind, benefit))}</tr>`,
  )}
${priceRow('Prijs per week', (product) => euros(weeklyCents(product)))}
${priceRow('Daarna per week', (product) => (product.introduction ? euros(product.weekly) : 'gelijk'))}
${priceRow('Je betaalt', (product) => perPeriod(product))}
<tr role="row" class="comparison__order"><th role="rowheader" scope="row">Bestellen</th>${KINDS.map((kind) =>
    cell(
      kind,
      isOwn(kind, own)
        ? html`Je huidige`
        : html`<a href="${orderAddress(kind.products[0].id, back)}">Kies<span class="visually-hidden"> ${kind.name}</span></a>`,
    ),
  )}</tr></tbody></table></section>`;
}

function priceRow(name: string, textOf: (product: PricedProduct) => string): Markup {
  return html`<tr role="row" class="comparison__price"><th role="rowheader" scope="row">${name}</th>${KINDS.map((kind) => cell(kind, html`${textOf(kind.products[0])}`))}</tr>`;
}

function mark(kind: PricedKind, benefit: Benefit): Markup {
  const has = kind.benefits.includes(benefit);
  return cell(
    kind,
    html`${icon(has ? 'check' : 'minus')}<span class="visually-hidden">${has ? 'ja' : 'nee'}</span>`,
    has ? 'yes' : 'no',
  );
}

/** A cell that names its column, for screens on which the column headers are hidden. */
function cell({ shortName }: PricedKind, content: Markup, has?: 'yes' | 'no'): Markup {
  return html`<td role="cell"${attributes({ 'data-has': has })}><span class="comparison__kind" aria-hidden="true">${shortName}</span> ${content}</td>`;
}
