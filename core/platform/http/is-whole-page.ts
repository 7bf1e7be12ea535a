/** A whole page ends like this; comments may follow, as caches write them. */
const END = /<\/html>\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*$/i;
/** The part of a text in which the end is searched, in characters. */
const TAIL = 4_000;

/**
 * Whether an answer is a complete page: a broken connection leaves half of one, with status 200.
 * @param html as sent
 */
export function isWholePage(html: string): boolean {
  return END.test(html.slice(-TAIL));
}
