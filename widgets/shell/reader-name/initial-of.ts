/** A letter with its combining marks; more than a few are not a real name. */
const LETTER = /\p{L}\p{M}{0,4}/u;

/**
 * The initial of a name: its first letter, upper-cased [profile-menu-3]. Punctuation, digits and emoji before it are
 * ignored. IJ is one letter in Dutch, both as one character and as two capitals.
 * @param name the name as the visitor wrote it
 * @returns undefined if the name has no letter
 */
export function initialOf(name: string): string | undefined {
  const text = name.normalize('NFC');
  const [letter] = LETTER.exec(text) ?? [];
  if (letter === undefined) return undefined;
  if (/^[^\p{L}]*IJ\p{Ll}/u.test(text)) return 'IJ';
  // If one letter becomes several, such as ß, the first one is used.
  return LETTER.exec(letter.toUpperCase())?.[0];
}
