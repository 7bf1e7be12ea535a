import { shortHash } from '../../platform/ids/short-hash.ts';
import { lazySource } from '../../platform/images/picture-address.ts';

/** Marks elements that features insert into an update; the server does not know them. */
export const DRAWN = 'data-update-drawn';

/** Hooks of features: features may have changed their content. */
const HOOK =
  '[data-widget], [data-special], [data-widget-state], [data-visitors], [data-async-fragment-uri], [data-lazy-load-url]';
/** What the product itself writes on hooks. */
const SET_BY_PRODUCT: readonly string[] = ['data-widget-state', 'data-widget-skipped', 'data-nmt-hidden'];

/** Never in a fetched update, because the sanitiser removes them; the page's own HTML may have them. */
const STRIPPED = 'script, style, iframe, noscript';

/** What stands for the content of elements on the page as the server last sent it. */
const served = new WeakMap<Element, string>();

/**
 * Remembers the present content of an element, and of all elements in it, as the server's. From then on it counts as
 * their content, whatever other software makes of it: a page translator replaces every text, and an update that the
 * server has not changed must stay translated. A page may have thousands of updates: each element is looked at once.
 * @returns the content
 */
export function rememberServed(element: Element): string {
  const read = readWithin(element, rememberServed);
  const content = served.get(element) ?? read;
  setServed(element, content);
  return content;
}

/** Whether the server's content of an element is remembered. */
export const isRemembered = (element: Element): boolean => served.has(element);

/** Sets what counts as the content of an element. */
export function setServed(element: Element, content: string): void {
  served.set(element, content);
}

/**
 * Returns a text that stands for the visible content of a part of an update: words, links, pictures, times and hooks. It is
 * the same for the server's markup and for what features have made of it on the page, so that the two can be compared;
 * features' own elements and attributes do not count.
 */
export function contentOf(node: Node): string {
  return readContent(node, contentWithin);
}

/**
 * The same for the content of an element; what is remembered as served counts. A hash, because a page remembers it for each
 * element of its list.
 */
export function contentWithin(element: Element): string {
  return served.get(element) ?? readWithin(element, contentWithin);
}

/** @param within the content of an element in it */
function readWithin(element: Element, within: (element: Element) => string): string {
  let content = '';
  for (let node = element.firstChild; node; node = node.nextSibling) content += readContent(node, within);
  return shortHash(content);
}

function readContent(node: Node, within: (element: Element) => string): string {
  if (node.nodeType === Node.TEXT_NODE) return words(node);
  if (!(node instanceof Element) || isLeftAlone(node)) return '';
  const name = node.localName;
  if (name === 'img')
    return `<img ${node.getAttribute('alt')} ${lazySource(node) ?? node.getAttribute('src')}>`;
  // A hook's content is its feature's.
  const content = isHook(node) ? undefined : within(node);
  // Its text may be an age, which changes.
  if (name === 'time' && node.hasAttribute('datetime')) return `<time ${node.getAttribute('datetime')}>`;
  if (content === undefined) return `<${name} ${hookAttributes(node)}>`;
  const address = node.getAttribute(name === 'a' ? 'href' : 'src') ?? '';
  return `<${name} ${address}>${content}</>`;
}

/** Whether an element on the page is not compared with the server's: made by a feature, or never fetched. */
export const isLeftAlone = (node: Node): boolean =>
  node instanceof Element && (node.hasAttribute(DRAWN) || node.matches(STRIPPED));

export const isHook = (node: Node): boolean => node instanceof Element && node.matches(HOOK);

/** Spaces between words count, those of the source before and after them do not. */
function words(node: Node): string {
  return node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function hookAttributes(hook: Element): string {
  return hook
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !SET_BY_PRODUCT.includes(name))
    .sort()
    .map((name) => `${name}=${hook.getAttribute(name)}`)
    .join(' ');
}
