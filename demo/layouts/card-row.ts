import { html, type Markup } from '../server/html.ts';

interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly kind: 'article' | 'archive' | 'podcast' | 'career';
  /** Added to the address of the cards. */
  readonly query?: string;
  /** The link for readers without scripts. */
  readonly all: { readonly address: string; readonly text: string };
}

/** A row of cards that is filled near the window; until then it is a link. */
export function cardRow({ id, title, kind, query = '', all }: CardRow): Markup {
  return html`<section class="block card-row" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div data-lazy-load-url="/data/cards/${kind}${query}" data-lazy-card="${kind}"><p><a href="${all.address}">${all.text}</a></p></div></section>`;
}
