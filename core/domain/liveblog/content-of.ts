/** What features draw into an update; the server knows nothing of it. */
export const DRAWN = 'data-update-drawn';

/** Hooks of features: what is in them may be the features' own. */
const HOOK =
  '[data-widget], [data-special], [data-widget-state], [data-visitors], [data-async-fragment-uri], [data-lazy-load-url]';
/** Never in a fetched update, because the sanitiser takes it out; in one that the server sent with the page it may be. */
const STRIPPED = 'script, style, iframe, noscript';

/**
 * What a reader gets of a part of an update, as a text: words, links, pictures, times and hooks. It is the same for
 * what the server sends and for what features have made of that on the page, so that the two can be compared; what
 * features add and the attributes that they write do not count.
 */
export function contentOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return words(node);
  if (!(node instanceof Element) || isLeftAlone(node)) return '';
  const name = node.localName;
  if (name === 'img')
    return `<img ${node.getAttribute('alt')} ${node.getAttribute('data-src') ?? node.getAttribute('src')}>`;
  // Its words may be an age, which grows.
  if (name === 'time' && node.hasAttribute('datetime')) return `<time ${node.getAttribute('datetime')}>`;
  if (isHook(node)) return `<${name} ${hookAttributes(node)}>`;
  const address = node.getAttribute(name === 'a' ? 'href' : 'src') ?? '';
  return `<${name} ${address}>${contentWithin(node)}</>`;
}

/** The same for all that is in an element. */
export function contentWithin(element: Element): string {
  return [...element.childNodes].map(contentOf).join('');
}

/** Whether an element on the page is none of the server's business: drawn by a feature, or never fetched. */
export const isLeftAlone = (node: Node): boolean =>
  node instanceof Element && (node.hasAttribute(DRAWN) || node.matches(STRIPPED));

export const isHook = (node: Node): boolean => node instanceof Element && node.matches(HOOK);

/** Space between words counts, that in the source before and after them does not. */
function words(node: Node): string {
  return node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function hookAttributes(hook: Element): string {
  return hook
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && name !== 'data-widget-state')
    .sort()
    .map((name) => `${name}=${hook.getAttribute(name)}`)
    .join(' ');
}
