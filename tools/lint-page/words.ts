/** What control and direction characters would do to a terminal. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The characters of a value that a message shows. */
const MAX_SHOWN = 80;

/** A value of a page in a message, in double quotes. */
export function shown(value: string): string {
  return JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);
}

/** A text with what terminals would act on as escapes: pages are written by others. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Words in quotes, with `or` between them. */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(' or ');
}
