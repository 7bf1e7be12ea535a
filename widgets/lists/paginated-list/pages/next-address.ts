import { parseAddress } from '../../../../core/runtime/page/address.ts';

/** The more-button's target: a page that may be loaded, none, or one that must not be loaded. */
export type Next =
  | { readonly kind: 'none' }
  | { readonly kind: 'page' | 'self' | 'loaded' | 'elsewhere'; readonly address: string };

/**
 * Checks the link of a more-button [paginated-list-3, paginated-list-5].
 * @param href the link's address as sent; undefined without a link
 * @param page absolute address of the page that sent it, the last one of the list
 * @param loaded addresses of all pages of the list so far, in the form of {@link pageAddress}
 */
export function nextAddress(
  href: string | null | undefined,
  page: string,
  loaded: ReadonlySet<string>,
): Next {
  if (!href?.trim()) return { kind: 'none' };
  const url = parseAddress(href, baseOf(page));
  if (!url) return { kind: 'none' };
  if (url.origin !== new URL(page).origin || !/^https?:$/.test(url.protocol)) {
    return { kind: 'elsewhere', address: url.href };
  }
  const address = pageAddress(url);
  if (address === pageAddress(new URL(page))) return { kind: 'self', address };
  return { kind: loaded.has(address) ? 'loaded' : 'page', address };
}

/** Relative links are relative to the page that sent them, or to the `<base>` of the site's pages. */
function baseOf(page: string): string {
  return document.querySelector('base[href]') ? document.baseURI : page;
}

/** A page's address without its fragment, which does not identify another page. */
export const pageAddress = ({ origin, pathname, search }: URL): string => origin + pathname + search;
