/** Matches the end of a whole page; caches may add comments after it. */
const END = /<\/html>\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*$/i;
/** The length of the part of a text in which the end is searched, in characters. */
const TAIL = 4_000;

/**
 * Whether an answer is a complete page: after a broken connection it is incomplete, with status 200.
 * @param html as sent
 */
export function isWholePage(html: string): boolean {
  return END.test(html.slice(-TAIL));
}
