import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import type { ChildName } from './read-names.ts';

/** Minimum length of a text that is searched [special-kindernamen-1]. */
const MIN_LENGTH = 2;

/**
 * The names that contain a text, those that begin with it first; case and accents are ignored [special-kindernamen-1].
 * @param names all names, in alphabetical order
 * @param text the typed text
 * @returns undefined for a text that is too short
 */
export function searchNames(names: readonly ChildName[], text: string): readonly ChildName[] | undefined {
  const wanted = plainLetters(text);
  if (wanted.length < MIN_LENGTH) return undefined;
  const found = names.filter(({ plain }) => plain.includes(wanted));
  const begins = (name: ChildName) => name.plain.startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

/** The name that matches a text; case and accents only count if several names differ by them alone. */
export function findName(names: readonly ChildName[], text: string): ChildName | undefined {
  const exact = text.trim();
  const wanted = plainLetters(text);
  return names.find(({ name }) => name === exact) ?? names.find(({ plain }) => plain === wanted);
}
