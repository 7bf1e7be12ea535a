/** On an element whose content a feature has replaced: the key of what the server sent in it. */
export const CONTENT_KEY = 'data-widget-content';

/** Copies of a page are made and used soon: more entries than this are of pages that are long gone. */
const MAX_ENTRIES = 300;

/** What the server sent in elements whose content a feature has replaced, by number. */
const contents = new Map<string, readonly Node[]>();
let count = 0;

/**
 * Records what the server sent in an element whose content a feature replaces, so that a copy of the element, which another
 * script makes of the page, gets the server's content instead of a drawing of buttons without a function.
 * @param element gets an attribute, which copies have, too
 * @param nodes are on the page no more
 * @returns takes the attribute away when the nodes are back
 */
export function recordServed(element: Element, nodes: readonly Node[]): () => void {
  count += 1;
  const key = String(count);
  contents.set(key, nodes);
  if (contents.size > MAX_ENTRIES) contents.delete(contents.keys().next().value as string);
  element.setAttribute(CONTENT_KEY, key);
  return () => {
    if (element.getAttribute(CONTENT_KEY) === key) element.removeAttribute(CONTENT_KEY);
  };
}

/** What the server sent in an element, or in the one that it was copied from; undefined if it has its own content. */
export function servedIn(element: Element): readonly Node[] | undefined {
  return contents.get(element.getAttribute(CONTENT_KEY) ?? '');
}
