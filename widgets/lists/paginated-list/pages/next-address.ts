import { parseAddress } from '../../../../core/runtime/page/address.ts';

/** The more-button's target: a page that may be loaded, none, or one that must not be loaded. */
export type Next =
  | { readonly kind: 'none' }
  | { readonly kind: 'page' | 'self' | 'loaded' | 'elsewhere'; readonly address: string };

/**
 * Checks the link of a more-button [paginated-list-3, paginated-list-5].
 * @param href as the page sent it, undefined without a link
 * @param page the page that sent it, absolute: the last one of the list
 * @param loaded all pages of the list so far, as {@link pageAddress} writes them
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

/** Relative links are relative to the page that sent them, or to the `<base>` that the pages of a site have. */
function baseOf(page: string): string {
  return document.querySelector('base[href]') ? document.baseURI : page;
}

/** A page's address without its fragment, which does not make another page. */
export const pageAddress = ({ origin, pathname, search }: URL): string => origin + pathname + search;
