/**
 * Returns the tab after a key: arrows move in a circle, Home and End to the ends (WAI-ARIA Authoring Practices, tabs).
 * @param key the key, as in `KeyboardEvent.key`
 * @param at the focused tab, from 0
 * @param count the number of tabs
 * @param direction the reading direction, as in CSS: in `rtl` the next tab is on the left
 * @returns the tab's index; undefined for other keys
 */
export function tabAfterKey(key: string, at: number, count: number, direction = 'ltr'): number | undefined {
  if (count === 0) return undefined;
  const right = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (at + right + count) % count;
    case 'ArrowLeft':
      return (at - right + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
