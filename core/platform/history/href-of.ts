/**
 * The `href` of a link to a place in this page.
 * @param id of the place
 * @returns the fragment alone, which holds for each address that the page may get, unless a `<base>` names another page
 */
export function hrefOf(id: string): string {
  const hash = `#${encodeURIComponent(id)}`;
  const { href } = new URL(hash, location.href);
  return new URL(hash, document.baseURI).href === href ? hash : href;
}

/**
 * Whether a link leads to a place in this page: by its fragment alone, as a server writes it, or in full, as
 * {@link hrefOf} writes it under a `<base>`.
 */
export function isLinkToPlace(link: HTMLAnchorElement): boolean {
  if (link.getAttribute('href')?.startsWith('#')) return true;
  return link.hash !== '' && withoutHash(link.href) === withoutHash(location.href);
}

function withoutHash(address: string): string | undefined {
  return address.split('#', 1)[0];
}
