import { show } from '../../platform/dom/undo.ts';

/**
 * Shows the items that match and hides the others.
 * @param items elements that the server sent
 * @param isMatch called once for each item
 * @param signal shows them as the server sent them
 * @returns the number of items that match
 */
export function filterItems<Item extends HTMLElement>(
  items: Iterable<Item>,
  isMatch: (item: Item) => boolean,
  signal: AbortSignal,
): number {
  let count = 0;
  for (const item of items) {
    const matches = isMatch(item);
    if (matches) count += 1;
    show(item, matches, signal);
  }
  return count;
}
