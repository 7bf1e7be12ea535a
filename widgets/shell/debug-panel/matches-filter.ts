/**
 * Whether an entry has each word of a filter somewhere in its texts, in any case.
 * @param filter words, separated by spaces; without any, everything fits
 * @param texts the entry's texts
 */
export function matchesFilter(filter: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
