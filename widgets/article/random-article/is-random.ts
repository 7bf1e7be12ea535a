/**
 * Whether a page was reached as a random article: its parameter `from` is exactly `random`, and the address has no
 * other parameter [random-article-2].
 * @param query the query string of the address
 */
export function isRandom(query: string): boolean {
  const from = new URLSearchParams(query).getAll('from');
  return from.length === 1 && from[0] === 'random';
}
