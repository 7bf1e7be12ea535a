/**
 * Which tab a key leads to: arrows around the row, Home and End to its ends (WAI-ARIA Authoring Practices, tabs).
 * @param key as in `KeyboardEvent.key`
 * @param at the tab that has the focus, from 0
 * @param count how many tabs there are
 * @returns the tab's place, undefined for keys that do not move
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
