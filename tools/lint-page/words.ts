/** Matches control and direction characters, which could change a terminal's output. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The maximum length of a value in a message, in characters. */
const MAX_SHOWN = 80;

/** Returns a value from a page for a message, in double quotes. */
export function shown(value: string): string {
  return JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);
}

/** Escapes characters that terminals would interpret, because pages are written by others. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns words in quotes, joined with commas and `or`. */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(' or ');
}
