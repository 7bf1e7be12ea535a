/** The attribute of an element whose content a feature has replaced: the key of the server's content. */
export const CONTENT_KEY = 'data-widget-content';

/**
 * The maximum number of entries: copies of a page are made and used soon, so older entries belong to pages that are
 * long gone.
 */
const MAX_ENTRIES = 300;

/** The server's content of elements whose content a feature has replaced, by number. */
const contents = new Map<string, readonly Node[]>();
let count = 0;

/**
 * Records the server's content of an element that a feature replaces, so that a copy of the element, which another
 * script makes of the page, gets the server's content instead of buttons without a function.
 * @param element the element; it gets an attribute, which copies have, too
 * @param nodes the server's nodes, which are no longer on the page
 * @returns a function that removes the attribute when the nodes are restored
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

/**
 * Returns the recorded content of an element, or of the one that it was copied from; undefined if its content was not
 * replaced.
 */
export function servedIn(element: Element): readonly Node[] | undefined {
  return contents.get(element.getAttribute(CONTENT_KEY) ?? '');
}
