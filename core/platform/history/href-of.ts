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
