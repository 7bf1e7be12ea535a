/** Code points. X and Bluesky take 280 and 300 characters; a link has to fit beside the words. */
const LONGEST = 220;

/** Half of a character of two parts, of which `encodeURIComponent` makes an error. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** What joins characters to one, or changes the one before; at an end it joins nothing. */
const DANGLING = /[\u200D\uFE0E\uFE0F\p{Emoji_Modifier}\p{Mark}\s]+$/u;

/**
 * Makes a title fit for a message of another party: one line, no control characters, no broken ones, and not
 * longer than such a message may be. A long one ends at a word, with an ellipsis.
 * @param title as the page or the caller has it
 */
export function shareWords(title: string): string {
  const line = title
    .replace(LONE_SURROGATE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= LONGEST) return line;
  const cut = characters.slice(0, LONGEST - 1).join('');
  const space = cut.lastIndexOf(' ');
  // A language without spaces, or one very long word, is cut where it is.
  const kept = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${kept.replace(DANGLING, '')}…`;
}
