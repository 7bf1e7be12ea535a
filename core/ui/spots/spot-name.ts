/** Selects elements whose text is the name of the item around them, the most explicit kind first. */
const NAMES = ['h1,h2,h3,h4,h5,h6', 'dt,summary,legend,figcaption', 'strong,b'];
/** The maximum length of a name from running text, in characters. */
const MAX_LENGTH = 60;

/**
 * Returns the name of an item on a picture: the server's own label, its heading, or its first words.
 * @param item the element with its text
 * @param fallback if the item has no words at all
 */
export function spotName(item: HTMLElement, fallback: string): string {
  const { name, title } = item.dataset;
  const elements = NAMES.map((selector) => item.querySelector(selector)?.textContent);
  const candidates = [item.getAttribute('aria-label'), name, title, ...elements, item.textContent];
  const found = candidates.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? fallback;
  return found.length > MAX_LENGTH ? `${found.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : found;
}
