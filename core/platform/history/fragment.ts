import { fragmentId } from '../../runtime/page/fragment.ts';
import { replaceAddress } from './write-address.ts';

/** The fragment of the page's address as text: see {@link fragmentId}. */
export function readFragment(): string {
  return fragmentId(location.hash);
}

/**
 * Sets the page's fragment in the current history entry: the page does not scroll, no `hashchange` is fired, and going
 * back leads to the page before.
 * @param text the fragment without `#`; an empty text removes the fragment
 * @returns whether the browser accepted it, see {@link replaceAddress}
 */
export function replaceFragment(text: string): boolean {
  return replaceAddress(withFragment(text && `#${encodeURIComponent(text)}`));
}

/**
 * Follows a fragment as a link to it does: with an entry of its own, scrolling and `hashchange`.
 * @param hash with its `#`
 */
export function goToFragment(hash: string): void {
  location.hash = hash;
}

/**
 * The address of this page with another fragment. A fragment alone would be relative to the page's `<base>`, and lead
 * to another page.
 * @param hash with its `#`; empty for none
 */
export function withFragment(hash: string): URL {
  const address = new URL(location.href);
  address.hash = hash;
  return address;
}
