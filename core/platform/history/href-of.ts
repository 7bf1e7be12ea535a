/**
 * Returns the `href` of a link to an element of this page.
 * @param id the element's id
 * @returns only the fragment, which stays valid if the page's address changes, unless a `<base>` names another page
 */
export function hrefOf(id: string): string {
  const hash = `#${encodeURIComponent(id)}`;
  const { href } = new URL(hash, location.href);
  return new URL(hash, document.baseURI).href === href ? hash : href;
}

/**
 * Whether a link leads to an element of this page. Its `href` may be only the fragment, as a server writes it, or the
 * whole address, as {@link hrefOf} writes it if there is a `<base>`.
 */
export function isLinkToPlace(link: HTMLAnchorElement): boolean {
  if (link.getAttribute('href')?.startsWith('#')) return true;
  return link.hash !== '' && withoutHash(link.href) === withoutHash(location.href);
}

function withoutHash(address: string): string | undefined {
  return address.split('#', 1)[0];
}
