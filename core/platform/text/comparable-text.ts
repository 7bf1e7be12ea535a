/** Every character that keyboards and typesetters use as an apostrophe. */
export const APOSTROPHES = "'’‘ʼ′`´";
/** Every character that they use as a hyphen; the first one is literal in a character class. */
export const HYPHENS = '-‐‑‒–−';

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'g');

/**
 * Normalises a text for comparison, without characters that nobody sees or types: soft hyphens, zero-width characters
 * and marks of direction are dropped; each apostrophe, hyphen and run of white space, no-break spaces included, has one
 * form; trimmed.
 * @param text such as 'auto’s in Noord‑Hol­land'
 * @returns such as "auto's in Noord-Holland"
 */
export function comparableText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(APOSTROPHE, "'")
    .replace(HYPHEN, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
