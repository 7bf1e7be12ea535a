import { comparableText } from '../../../core/platform/text/comparable-text.ts';
import { withoutDiacritics } from '../../../core/platform/text/without-diacritics.ts';

/** A SHA-256 hash as 64 hexadecimal digits. */
const HASH = /\b[0-9a-f]{64}\b/g;

/**
 * Reads the hashes of the right answers.
 * @param text value of `data-answer-hashes`: hexadecimal, separated by anything
 */
export const readHashes = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(HASH));

/**
 * An answer without irrelevant differences: case, accents, spaces and punctuation [special-rebus-1].
 * @param answer the typed answer
 * @returns a text such as 'deappelvaltnietver'; empty if no letter or digit is left
 */
export const normalizeAnswer = (answer: string): string =>
  // The same rule with which servers make the hashes, which keeps all other letters.
  comparableText(withoutDiacritics(answer)).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The SHA-256 hash of a text in UTF-8.
 * @returns 64 hexadecimal digits in lower case
 * @throws DOMException (as a rejection) if the browser does not support it
 */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
