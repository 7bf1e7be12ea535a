import { parseAddress } from '../../runtime/page/address.ts';

/** Elements whose address is used later, when a visitor follows it. */
const LINKS = 'a[href], area[href], form[action]';
/** The same, and those whose files load once they are in the document. */
const FETCHED = `${LINKS}, img[src], source[src], video[src], audio[src], video[poster], [data-src], [data-src-medium]`;
const NAMES = ['href', 'action', 'src', 'poster', 'data-src', 'data-src-medium'];
/** An address that does not depend on the path of the page, or a fragment, which stays with the page that it is on. */
const WHOLE = /^\s*(?:[a-z][a-z\d+.-]*:|\/|\\|#)/i;

/**
 * Keeps the links of the page where they lead when its address gets another path: relative ones follow the address.
 * With a `<base>` they do not.
 * @param next the address
 */
export function pinLinks({ pathname }: URL): void {
  if (pathname !== location.pathname) pin(document, LINKS, document.baseURI);
}

/**
 * Makes the relative addresses of another page's nodes whole: they are relative to that page. With a `<base>`, which the pages
 * of a site share, they stay.
 * @param nodes not in the document yet
 * @param address of the page that sent them
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
