/** Long words of narrow headlines, divided at their possible hyphens. */
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
 * Inserts soft hyphens into the long words of a text for a narrow column. Browsers hyphenate by `hyphens: auto` only if
 * they have a Dutch dictionary, and break a word without a hyphen otherwise. Find-in-page ignores soft hyphens.
 */
export function hyphenate(text: string): string {
  return text.replace(WORDS, (word) => {
    const at = AT.get(word.toLowerCase()) ?? 0;
    return word.slice(0, at) + SOFT_HYPHEN + word.slice(at);
  });
}
