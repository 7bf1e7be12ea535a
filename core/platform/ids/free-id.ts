import { slugify } from './slugify.ts';

/**
 * An id for an element, from its text by the slug rule, numbered from 2 on if it is taken [slugs-and-ids-1,
 * table-of-contents-2].
 * @param text such as a heading's
 * @param fallback for a text without usable characters, such as "???"
 * @param isTaken whether an element of the document has it
 */
export function freeId(text: string, fallback: string, isTaken: (id: string) => boolean): string {
  const base = slugify(text) || fallback;
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  return id;
}
