import { parseAddress } from '../../runtime/page/address.ts';

/** Elements whose address is only used when a visitor follows it. */
const LINKS = 'a[href], area[href], form[action]';
/** These elements, and those whose files load once they are in the document. */
const FETCHED = `${LINKS}, img[src], source[src], video[src], audio[src], video[poster], [data-src], [data-src-medium]`;
const NAMES = ['href', 'action', 'src', 'poster', 'data-src', 'data-src-medium'];
/**
 * Matches an address that does not depend on the page's path, or a fragment, which belongs to the page that it is on.
 */
const WHOLE = /^\s*(?:[a-z][a-z\d+.-]*:|\/|\\|#)/i;

/**
 * Keeps the destinations of the page's links when its address gets another path, by making relative links absolute.
 * With a `<base>` they do not depend on the page's address.
 * @param next the next address
 */
export function pinLinks({ pathname }: URL): void {
  if (pathname !== location.pathname) pin(document, LINKS, document.baseURI);
}

/**
 * Makes the relative addresses in another page's nodes absolute, because they are relative to that page. With a
 * `<base>`, which the pages of a site share, they stay unchanged.
 * @param nodes nodes that are not in the document yet
 * @param address the address of the page that contained them
 */
export function pinAddresses(nodes: ParentNode, address: string): void {
  if (new URL(address).pathname !== location.pathname) pin(nodes, FETCHED, address);
}

function pin(root: ParentNode, selector: string, base: string): void {
  if (document.querySelector('base[href]')) return;
  for (const element of root.querySelectorAll(selector)) {
    for (const name of NAMES) {
      const value = element.getAttribute(name);
      const url = value === null || WHOLE.test(value) ? undefined : parseAddress(value, base);
      if (url) element.setAttribute(name, url.href);
    }
  }
}
