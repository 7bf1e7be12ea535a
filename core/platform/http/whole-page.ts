/** A whole page ends like this; comments may follow, as caches write them. */
const END = /<\/html>\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*$/i;
/** As far as the end is looked for, in characters. */
const TAIL = 4_000;

/**
 * Whether an answer is a page up to its end: a connection that breaks leaves half of one, with status 200.
 * @param html as sent
 */
export function isWholePage(html: string): boolean {
  return END.test(html.slice(-TAIL));
}
