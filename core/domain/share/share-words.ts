/** Code points. X and Bluesky accept 280 and 300 characters, including the link. */
const MAX_LENGTH = 220;

/** Half of a surrogate pair, for which `encodeURIComponent` throws. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Characters that join or modify others; at the end of a text they have nothing to join. */
const DANGLING = /[\u200D\uFE0E\uFE0F\p{Emoji_Modifier}\p{Mark}\s]+$/u;

/**
 * Prepares a title for a message at another site: one line, no control characters, no broken characters, and limited in
 * length. A long title ends at a word, with an ellipsis.
 * @param title from the page or the caller
 */
export function shareWords(title: string): string {
  const line = title
    .replace(LONE_SURROGATE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= MAX_LENGTH) return line;
  const cut = characters.slice(0, MAX_LENGTH - 1).join('');
  const space = cut.lastIndexOf(' ');
  // A language without spaces, or one very long word, is cut inside the word.
  const kept = space > cut.length / 2 ? cut.slice(0, space) : cut;
  return `${kept.replace(DANGLING, '')}…`;
}
