import { replaceAddress } from './write-address.ts';

/**
 * Reads a fragment as text: without `#`, percent-decoded. One that cannot be decoded is returned as it is.
 * @param hash by default that of the page
 */
export function readFragment(hash: string = location.hash): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Sets the page's fragment in the current history entry: the page does not scroll, no `hashchange` is fired, and going
 * back leads to the page before.
 * @param text without `#`; an empty text removes the fragment
 * @returns whether the browser accepted it, see {@link replaceAddress}
 */
export function replaceFragment(text: string): boolean {
  const address = new URL(location.href);
  address.hash = text && `#${encodeURIComponent(text)}`;
  return replaceAddress(address);
}

/**
 * Calls back when the visitor changes the fragment: by a link, the address bar, back or forward.
 * @param onChange called with the fragment as {@link readFragment} returns it
 * @param signal ends it
 */
export function watchFragment(onChange: (fragment: string) => void, signal: AbortSignal): void {
  window.addEventListener('hashchange', () => onChange(readFragment()), { signal });
}
