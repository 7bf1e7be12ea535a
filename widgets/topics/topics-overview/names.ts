import { comparableText } from '../../../core/platform/text/comparable-text.ts';
import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import { withoutDiacritics } from '../../../core/platform/text/without-diacritics.ts';

/** The initial of names that begin with a digit, an emoji or another sign. */
export const OTHER = '#';

/**
 * The letter under which a name is listed: its first letter, without diacritics. Quotation marks and similar characters
 * before it are ignored.
 * @param name a name such as '’s-Hertogenbosch'
 * @returns the letter in upper case, such as 'S'; {@link OTHER} if the name does not begin with a letter
 */
export function initialOf(name: string): string {
  const [first = ''] = comparableText(withoutDiacritics(name)).replace(/^[\p{P}\s]+/u, '');
  return /\p{L}/u.test(first) ? first.toUpperCase() : OTHER;
}

/**
 * Whether a name contains the typed text, ignoring case and diacritics [topics-overview-1].
 * @param query the typed text; an empty one is in every name
 */
export function hasPart(name: string, query: string): boolean {
  return plainLetters(name).includes(plainLetters(query));
}
