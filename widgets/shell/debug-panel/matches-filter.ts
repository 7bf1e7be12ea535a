/**
 * Whether an entry contains each word of a filter in any of its texts, ignoring case.
 * @param filter words, separated by spaces; an empty filter matches everything
 * @param texts the entry's texts
 */
export function matchesFilter(filter: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
