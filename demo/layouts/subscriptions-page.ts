import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

const SUBSCRIPTIONS = [
  {
    id: 'digitaal',
    name: 'Digitaal',
    price: '9 euro per maand',
    points: ['Alle artikelen op site en in de app', 'Alle podcasts, ook de lange', 'Opzeggen per maand'],
  },
  {
    id: 'plus',
    name: 'Digitaal Plus',
    price: '14 euro per maand',
    points: [
      'Alles van Digitaal',
      'De krant van vandaag als pdf',
      'Alle puzzels en het archief',
      'Elke maand een e-book',
    ],
  },
];

/** Prices and benefits of the subscriptions; the target of buttons that offer one. */
export function subscriptionsPage(context: PageContext): Markup {
  return page(
    {
      title: 'Abonnementen',
      description: 'Lees De Nieuwe Morgentijd.',
      pageType: 'abonnementen',
      content: html`<div class="subscriptions"><div class="section-head"><h1>Abonnementen</h1><p>Een krant die niemand toebehoort dan haar lezers.</p></div>
<div class="subscriptions__list">${SUBSCRIPTIONS.map(
        ({ id, name, price, points }) =>
          html`<section class="subscription" id="${id}"><h2>${name}</h2><p>${price}</p><ul>${points.map((point) => html`<li class="subscription__point">${point}</li>`)}</ul><p class="meta">In deze demo valt niets te kopen: kies <a href="/login/">een account</a> of de bezoeker in de balk onderaan.</p></section>`,
      )}</div></div>`,
    },
    context,
  );
}
