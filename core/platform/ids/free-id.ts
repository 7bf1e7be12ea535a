import { slugify } from './slugify.ts';

/**
 * Returns an id for an element: the slug of its text, numbered from 2 on if it is taken [slugs-and-ids-1,
 * table-of-contents-2].
 * @param text a text, such as a heading's
 * @param fallback the id for a text without usable characters, such as "???"
 * @param isTaken whether an element of the document has it
 */
export function freeId(text: string, fallback: string, isTaken: (id: string) => boolean): string {
  const base = slugify(text) || fallback;
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  return id;
}
