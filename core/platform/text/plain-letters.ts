import { comparableText } from './comparable-text.ts';
import { withoutDiacritics } from './without-diacritics.ts';

/**
 * The form in which searches compare texts, on both sides: without differences that nobody types, in lower case, without
 * diacritics.
 * @param text such as ' Café ’t Hoekje '
 * @returns such as "cafe 't hoekje"
 */
export function plainLetters(text: string): string {
  return comparableText(withoutDiacritics(text));
}
