import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import type { ChildName } from './read-names.ts';

/** The length from which a text is searched [special-kindernamen-1]. */
const MIN_LENGTH = 2;

/**
 * The names that contain a text, those that begin with it first; case and accents do not count [special-kindernamen-1].
 * @param names in alphabetical order
 * @param text as typed
 * @returns undefined for a text that is too short
 */
export function searchNames(names: readonly ChildName[], text: string): readonly ChildName[] | undefined {
  const wanted = plainLetters(text);
  if (wanted.length < MIN_LENGTH) return undefined;
  const found = names.filter(({ plain }) => plain.includes(wanted));
  const begins = (name: ChildName) => name.plain.startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}

/** The name that a text is; case and accents count only if several names differ in them alone. */
export function findName(names: readonly ChildName[], text: string): ChildName | undefined {
  const exact = text.trim();
  const wanted = plainLetters(text);
  return names.find(({ name }) => name === exact) ?? names.find(({ plain }) => plain === wanted);
}
