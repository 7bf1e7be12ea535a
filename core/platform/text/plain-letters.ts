import { comparableText } from './comparable-text.ts';
import { withoutDiacritics } from './without-diacritics.ts';

/** Letters that Unicode does not decompose, and that Dutch keyboards lack. */
const FOREIGN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ĳ: 'ij',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const FOREIGN_LETTER = new RegExp(`[${Object.keys(FOREIGN).join('')}]`, 'g');

/**
 * Returns the form in which searches compare texts, on both sides: without differences that nobody types, in lower
 * case, with the letters of a Dutch keyboard.
 * @param text such as ' Café ’t Hoekje, Łódź '
 * @returns such as "cafe 't hoekje, lodz"
 */
export function plainLetters(text: string): string {
  return comparableText(withoutDiacritics(text)).replace(
    FOREIGN_LETTER,
    (letter) => FOREIGN[letter] ?? letter,
  );
}
