/**
 * Chooses the page numbers that stay visible: the first, the last, the current one, and those around the current one
 * [pagination-2].
 * @param total number of pages
 * @param current index of the current page, from 0
 * @param visible maximum number of visible numbers; at least the first, the last and the current one are
 * @returns the indexes, ascending
 */
export function visiblePages(total: number, current: number, visible: number): number[] {
  const last = total - 1;
  const all = Array.from({ length: total }, (_, index) => index);
  if (total <= visible) return all;
  const always = new Set([0, current, last]);
  const others = Math.max(visible - always.size, 0);
  const nearest = all
    .filter((index) => !always.has(index))
    // Of two pages at the same distance the later one is preferred, because readers usually go forward.
    .sort((one, other) => Math.abs(one - current) - Math.abs(other - current) || other - one)
    .slice(0, others);
  return [...always, ...nearest].sort((one, other) => one - other);
}
