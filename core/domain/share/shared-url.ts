import { isSafeAddress, parseAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { cleanAddress } from '../../user/analytics/clean-address.ts';
import type { Utm } from './share-config.ts';

/**
 * Returns the address of this page for sharing: the canonical one, otherwise that of its article, otherwise its path;
 * without fragment, tokens and the app's view [share-2, share-overlay-3].
 * @param page the data of `<body>`
 * @param root the document
 */
export function canonicalUrl(
  { articleRelativeUrl, path }: Pick<Page, 'articleRelativeUrl' | 'path'>,
  root: ParentNode = document,
): string {
  const link = root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const named = [link, articleRelativeUrl].find((address) => address.trim() !== '' && isSafeAddress(address));
  return withoutFragment(sharedUrl(named ?? path.replace(/\/appview\/?$/, '')));
}

/**
 * Returns an address that is safe to share: absolute, without tokens, e-mail address and user name. The fragment is
 * kept: it may name one update of a liveblog.
 * @param address absolute, or relative to the base
 * @param base absolute; the page's address by default
 * @returns empty if the address cannot be shared
 */
export function sharedUrl(address: string, base: string = document.baseURI): string {
  return isSafeAddress(address) ? cleanAddress(parseAddress(address, base)?.href ?? '') : '';
}

/**
 * Adds the place of sharing to an address, for statistics [share-modal-5].
 * @param url absolute; its other parameters and its fragment are kept
 * @param utm source and medium of the method, from `utmOf`
 */
export function countedUrl(url: string, { source, medium }: Utm): string {
  const counted = parseAddress(url, url);
  if (!counted) return url;
  counted.searchParams.set('utm_source', source);
  counted.searchParams.set('utm_medium', medium);
  counted.searchParams.set('utm_campaign', 'share');
  counted.searchParams.set('utm_term', 'share-modal');
  return counted.href;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
