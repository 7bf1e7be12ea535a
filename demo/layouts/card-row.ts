import { html, type Markup } from '../server/html.ts';

interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly kind: 'article' | 'archive' | 'career';
  /** Query string for the address of the cards. */
  readonly query?: string;
  /** The link for readers without scripts. */
  readonly all: { readonly address: string; readonly text: string };
}

/** A row of cards that loads when it is near the viewport; until then it is a link. */
export function cardRow({ id, title, kind, query = '', all }: CardRow): Markup {
  return html`<section class="block slider card-row" data-widget="card-slider" aria-labelledby="${id}"><div class="slider__head" data-slider-head><h2 class="slider__title" id="${id}">${title}</h2></div><ul data-slider-track data-lazy-load-url="/data/cards/${kind}${query}" data-lazy-card="${kind}"><li><a href="${all.address}">${all.text}</a></li></ul></section>`;
}
