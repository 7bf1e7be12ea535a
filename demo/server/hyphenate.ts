/** Long words of narrow headlines, divided where a hyphen may stand. */
const DIVIDED = [
  'cocaïne-koorts',
  'identiteits-controle',
  'luister-artikelen',
  'onder-handelen',
  'streek-krant',
  'vuurtoren-wachter',
  'wacht-kamer',
];

const SOFT_HYPHEN = '\u00ad';
const WORDS = new RegExp(
  `(?<!\\p{L})(?:${DIVIDED.map((word) => word.replace('-', '')).join('|')})(?!\\p{L})`,
  'giu',
);
const AT = new Map(DIVIDED.map((word) => [word.replace('-', ''), word.indexOf('-')]));

/**
 * Divides the long words of a text for a narrow column by soft hyphens. Browsers hyphenate by `hyphens: auto` only if they
 * have a Dutch dictionary, and break a word without a hyphen otherwise. Searching in the page does not see soft hyphens.
 */
export function hyphenate(text: string): string {
  return text.replace(WORDS, (word) => {
    const at = AT.get(word.toLowerCase()) ?? 0;
    return word.slice(0, at) + SOFT_HYPHEN + word.slice(at);
  });
}
