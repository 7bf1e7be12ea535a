/**
 * The message about the result of a search [search-page-1, search-page-2].
 * @param count number of results
 * @param query the visitor's words; empty if only other fields were filled in
 */
export function outcomeText(count: number, query: string): string {
  if (query === '')
    return count === 0 ? 'Geen resultaten gevonden.' : `${count} ${count === 1 ? 'resultaat' : 'resultaten'}`;
  if (count === 0) return `Geen resultaten gevonden voor "${query}".`;
  return `${count} ${count === 1 ? 'resultaat' : 'resultaten'} voor "${query}"`;
}
