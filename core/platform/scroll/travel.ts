/** The two scroll directions [sticky-header-2, sticky-bars-1]. */
export type ScrollDirection = 'scrolling-down' | 'scrolling-up';

/** The scroll state of the page. */
export interface Travel {
  /** The direction; undefined until the visitor has scrolled. */
  readonly direction: ScrollDirection | undefined;
  /** The farthest position in that direction, in px from the top; a turn is measured from there. */
  readonly farthest: number;
}

/** The distance in px below which a movement does not count as a turn, because a resting finger trembles. */
export const SLACK = 4;
/** The maximum bounce beyond the end of a page, in px; a position farther away means that the end has moved. */
const MAX_BOUNCE = 400;

/**
 * Returns the new scroll state.
 * @param last the previous state
 * @param position the position in px, limited by {@link withinPage}
 */
export function travel(last: Travel, position: number): Travel {
  const { direction, farthest } = last;
  const ahead = direction === 'scrolling-up' ? farthest - position : position - farthest;
  if (direction !== undefined && ahead >= 0) return ahead > 0 ? { direction, farthest: position } : last;
  if (Math.abs(ahead) < SLACK) return last;
  return { direction: position > farthest ? 'scrolling-down' : 'scrolling-up', farthest: position };
}

/**
 * Whether the browser scrolled and not the visitor: by the amount that content above the window has grown or shrunk, so
 * that the text in view stays in place (CSS Scroll Anchoring).
 * @param moved px since the last position
 * @param grown px by which the page has become longer since then; not finite while its length is unknown
 */
export function isAnchoring(moved: number, grown: number): boolean {
  return Number.isFinite(grown) && moved * grown > 0 && Math.abs(moved) <= Math.abs(grown);
}

/**
 * Returns a scroll position without the bounce of iOS, which overshoots either end of the page and returns by itself.
 * @param position the browser's position in px
 * @param end the farthest position of the page, in px; Infinity if it is not known
 */
export function withinPage(position: number, end: number): number {
  const isBounce = position > end && position - end < MAX_BOUNCE;
  return Math.max(0, isBounce ? end : position);
}
