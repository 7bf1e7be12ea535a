import { comparableText } from '../../../core/platform/text/comparable-text.ts';
import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import { withoutDiacritics } from '../../../core/platform/text/without-diacritics.ts';

/** The initial of names that begin with a digit, an emoji or another sign. */
export const OTHER = '#';

/**
 * The letter under which a name is listed: its first letter, without diacritics. Quotation marks and the like before it
 * do not count.
 * @param name such as '’s-Hertogenbosch'
 * @returns in upper case, such as 'S'; {@link OTHER} where the name begins with no letter
 */
export function initialOf(name: string): string {
  const [first = ''] = comparableText(withoutDiacritics(name)).replace(/^[\p{P}\s]+/u, '');
  return /\p{L}/u.test(first) ? first.toUpperCase() : OTHER;
}

/**
 * Whether a name has what the visitor typed as a part, without regard to case and diacritics [topics-overview-1].
 * @param query as typed; an empty one is part of every name
 */
export function hasPart(name: string, query: string): boolean {
  return plainLetters(name).includes(plainLetters(query));
}
