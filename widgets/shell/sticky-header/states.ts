import type { ScrollDirection } from '../../../core/platform/scroll/travel.ts';

/** The three states: at the top, scrolling down (hidden) and scrolling up (visible) [sticky-header-1]. */
export type HeaderState = 'top' | 'down' | 'up';

/** Distance in px from the top of the page within which the header counts as at the top [sticky-header-1]. */
export const TOP = 61;

/** The scroll position. */
interface Reading {
  /** Distance in px from the top of the page. */
  readonly position: number;
  /** Undefined until the visitor has scrolled. */
  readonly direction: ScrollDirection | undefined;
  /** The header's own height in px. */
  readonly height: number;
}

/**
 * The header's state: at the top under 61 px, scrolling down beyond twice its height, scrolling up above its height; in
 * between it does not change, so that it never flickers at an edge [sticky-header-1].
 * @param last the previous state
 * @param reading the scroll position
 */
export function nextState(last: HeaderState, { position, direction, height }: Reading): HeaderState {
  if (position < TOP) return 'top';
  if (direction === 'scrolling-down' && position > 2 * height) return 'down';
  if (direction === 'scrolling-up' && position > height) return 'up';
  return last;
}
