/**
 * The outcome of a search [search-page-1, search-page-2].
 * @param count how many results there are
 * @param query the visitor's words; empty where only other fields were filled in
 */
export function outcomeText(count: number, query: string): string {
  const what = query === '' ? '' : ` voor "${query}"`;
  if (count === 0) return `Geen resultaten gevonden${what}.`;
  return count === 1 ? `1 resultaat${what}` : `${count} resultaten${what}`;
}
