/**
 * Returns the tab after a key: arrows move in a circle, Home and End to the ends (WAI-ARIA Authoring Practices, tabs).
 * @param key as in `KeyboardEvent.key`
 * @param at the focused tab, from 0
 * @param count the number of tabs
 * @returns the tab's index; undefined for other keys
 */
export function tabAfterKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
