import { html, type Markup } from '../server/html.ts';

/** One page of a list that has more of them. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly number: number;
  /** Addresses of the previous and the next page, if there are any. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * Cuts a list into pages.
 * @param all newest first
 * @param number of the page, from 1
 * @param sizes number of items on the first page and on every other page
 * @param address returns a page's address from its number
 * @returns the page, or undefined if there is none with that number
 */
export function listingPage<Item>(
  all: readonly Item[],
  number: number,
  sizes: { readonly first: number; readonly other: number },
  address: (number: number) => string,
): Listing<Item> | undefined {
  const from = number === 1 ? 0 : sizes.first + (number - 2) * sizes.other;
  const to = sizes.first + (number - 1) * sizes.other;
  const items = all.slice(from, to);
  if (items.length === 0 && number > 1) return undefined;
  return {
    items,
    number,
    previous: number > 1 ? address(number - 1) : undefined,
    next: to < all.length ? address(number + 1) : undefined,
  };
}

/**
 * A list as the CMS sends it: readable page by page, and one growing list if the script runs.
 * @param grows whether the script may insert further pages; not if there is more than the footer below the list, which
 * would move in view of the reader
 * @param words texts of the links to the previous and the next page, which fit the order
 */
export function paginatedList(
  { number, previous, next }: Omit<Listing<unknown>, 'items'>,
  items: readonly Markup[],
  className: string,
  grows = true,
  words = { previous: 'Nieuwere artikelen', next: 'Meer artikelen' },
): Markup {
  return html`${previous !== undefined && html`<p class="list-pages"><a class="button" href="${previous}" rel="prev">${words.previous}</a></p>`}
<div${grows && html` data-paginated-list`}>
<div class="${className}" data-list-items>${items}</div>
${next !== undefined && html`<p class="list-pages" data-list-more><a class="button" href="${next}" rel="next">${words.next}<span class="visually-hidden">, pagina ${number + 1}</span></a></p>`}
</div>`;
}

/** The number of a page from its address; 1 without a number, undefined for an invalid one. */
export function pageNumber(raw: string | undefined): number | undefined {
  if (raw === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(raw) ? Number(raw) : undefined;
}
