import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import type { Collection } from './collection.ts';

/** The collections whose name contains a text, ignoring case and accents. */
export function matching(list: readonly Collection[], text: string): readonly Collection[] {
  const words = plainLetters(text);
  return words === '' ? list : list.filter(({ name }) => plainLetters(name).includes(words));
}
