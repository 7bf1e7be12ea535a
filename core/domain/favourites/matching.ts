import type { Collection } from './collection.ts';

/** The collections whose name contains a text, without regard to case and accents. */
export function matching(list: readonly Collection[], text: string): readonly Collection[] {
  const words = plain(text.trim());
  return words === '' ? list : list.filter(({ name }) => plain(name).includes(words));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');
}
