import { decodeEmail, decodeLink } from '../../platform/html/protected-emails.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import { lazySource } from '../../platform/images/picture-address.ts';

/** Marks elements that features insert into an update; they are not part of the server's HTML. */
export const DRAWN = 'data-update-drawn';

/** Selects hooks, whose content features may have changed. */
const HOOK =
  '[data-widget], [data-special], [data-widget-state], [data-visitors], [data-async-fragment-uri], [data-lazy-load-url]';
/** Attributes that the product itself writes on hooks. */
const SET_BY_PRODUCT: readonly string[] = [
  'data-widget-state',
  'data-widget-skipped',
  'data-widget-content',
  'data-nmt-hidden',
];

/**
 * These elements are never in a fetched update, because the sanitiser removes them; the page's own HTML may have them.
 */
const STRIPPED = 'script, style, iframe, noscript';

/** A node as the server last sent it, with a text that represents its content. */
export interface ServedNode {
  readonly node: ChildNode;
  readonly key: string;
}

/** Texts that represent the content of elements on the page as the server last sent it. */
const served = new WeakMap<Element, string>();
const servedNodes = new WeakMap<Element, readonly ServedNode[]>();
const servedAttributes = new WeakMap<Element, ReadonlyMap<string, string>>();

/**
 * Records the present content of an element, and of all elements in it, as the server's. From then on it counts as
 * their content, even if other software changes it: a page translator replaces every text, another script replaces a
 * quotation by a frame, and these changes must stay as long as the server's content is the same. A page may have
 * thousands of updates: each element is read once.
 * @returns the content
 */
export function rememberServed(element: Element): string {
  const read = readWithin(element, rememberServed);
  const content = served.get(element) ?? read;
  setServed(element, content);
  if (!servedNodes.has(element)) {
    setServedNodes(element, nodesOf(element));
    rememberAttributes(element, element);
  }
  return content;
}

/** The attributes of an element as the server last sent them; undefined if they are not recorded. */
export const servedAttributesOf = (element: Element): ReadonlyMap<string, string> | undefined =>
  servedAttributes.get(element);

/** Records an element's attributes as the server's. @param from the element that the server sent */
export function rememberAttributes(element: Element, from: Element): void {
  if (!from.hasAttributes()) return;
  servedAttributes.set(element, new Map([...from.attributes].map(({ name, value }) => [name, value])));
}

/** The nodes of an element as the server sent them; the present ones if they are not recorded. */
export const servedNodesOf = (element: Element): readonly ServedNode[] =>
  servedNodes.get(element) ?? nodesOf(element);

/** Records the nodes that count as the server's nodes of an element. */
export function setServedNodes(element: Element, nodes: readonly ServedNode[]): void {
  servedNodes.set(element, nodes);
}

/** The present nodes of an element, or of a fetched one. */
export function nodesOf(element: Element): ServedNode[] {
  return [...element.childNodes].map((node) => ({ node, key: `${node.nodeName} ${contentOf(node)}` }));
}

/** Whether the server's content of an element is recorded. */
export const isRemembered = (element: Element): boolean => served.has(element);

/** Records the text that represents the server's content of an element. */
export function setServed(element: Element, content: string): void {
  served.set(element, content);
}

/**
 * Returns a text that stands for the visible content of a part of an update: words, links, pictures, times and hooks.
 * It is the same for the server's markup and for the page after features have changed it, so that the two can be
 * compared; features' own elements and attributes do not count.
 */
export function contentOf(node: Node): string {
  return readContent(node, contentWithin);
}

/**
 * Does the same for the content of an element; recorded content of the server takes precedence. The result is a hash,
 * because a page records it for each element of its list.
 */
export function contentWithin(element: Element): string {
  return served.get(element) ?? readWithin(element, contentWithin);
}

/**
 * Adjacent text nodes count as one, because another script may have split them.
 * @param within returns the content of an element inside
 */
function readWithin(element: Element, within: (element: Element) => string): string {
  let content = '';
  let text = '';
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const part = textIn(node);
    if (part === undefined) content += words(text) + readContent(node, within);
    text = part === undefined ? '' : text + part;
  }
  return shortHash(content + words(text));
}

function readContent(node: Node, within: (element: Element) => string): string {
  const text = textIn(node);
  if (text !== undefined) return words(text);
  if (!(node instanceof Element) || isLeftAlone(node)) return '';
  const name = node.localName;
  if (name === 'img')
    return `<img ${node.getAttribute('alt')} ${lazySource(node) ?? node.getAttribute('src')}>`;
  // The content of a hook belongs to its feature.
  const content = isHook(node) ? undefined : within(node);
  // Its text may be an age, which changes.
  if (name === 'time' && node.hasAttribute('datetime')) return `<time ${node.getAttribute('datetime')}>`;
  if (content === undefined) return `<${name} ${hookAttributes(node)}>`;
  const address = node.getAttribute(name === 'a' ? 'href' : 'src') ?? '';
  return `<${name} ${decodeLink(address)}>${content}</>`;
}

/** Returns the text of a node, also of an encoded e-mail address; undefined for any other node. */
function textIn(node: Node): string | undefined {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  const code = node instanceof Element ? node.getAttribute('data-cfemail') : null;
  return code === null ? undefined : decodeEmail(code);
}

/** Whether an element on the page is not compared with the server's: made by a feature, or never fetched. */
export const isLeftAlone = (node: Node): boolean =>
  node instanceof Element && (node.hasAttribute(DRAWN) || node.matches(STRIPPED));

export const isHook = (node: Node): boolean => node instanceof Element && node.matches(HOOK);

/** Spaces between words count; white space of the source before and after them does not. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function hookAttributes(hook: Element): string {
  return hook
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !SET_BY_PRODUCT.includes(name))
    .sort()
    .map((name) => `${name}=${hook.getAttribute(name)}`)
    .join(' ');
}
