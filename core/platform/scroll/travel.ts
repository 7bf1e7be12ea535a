/** The two ways in which a page is scrolled, as they are recorded [sticky-header-2, sticky-bars-1]. */
export type ScrollDirection = 'scrolling-down' | 'scrolling-up';

/** What is known of the visitor's way through the page. */
export interface Travel {
  /** Undefined until the visitor has scrolled. */
  readonly direction: ScrollDirection | undefined;
  /** The farthest point in that direction, in px from the top: from there a turn is counted. */
  readonly farthest: number;
}

/** Px that do not count as a turn: a finger that rests on the screen trembles. */
export const SLACK = 4;
/** No page bounces farther than this beyond its end, in px; what is beyond that is an end that has moved. */
const LONGEST_BOUNCE = 400;

/**
 * Where the visitor has come to, and in which direction.
 * @param last what was known
 * @param position as scrolled to, in px, within {@link withinPage}
 */
export function travel(last: Travel, position: number): Travel {
  const { direction, farthest } = last;
  const ahead = direction === 'scrolling-up' ? farthest - position : position - farthest;
  if (direction !== undefined && ahead >= 0) return ahead > 0 ? { direction, farthest: position } : last;
  if (Math.abs(ahead) < SLACK) return last;
  return { direction: position > farthest ? 'scrolling-down' : 'scrolling-up', farthest: position };
}

/**
 * A scroll position without the bounce of iOS, which goes beyond either end of the page and returns by itself:
 * nobody scrolled there.
 * @param position as the browser tells it, in px
 * @param end the farthest position of the page, in px; Infinity where it is not known
 */
export function withinPage(position: number, end: number): number {
  const isBounce = position > end && position - end < LONGEST_BOUNCE;
  return Math.max(0, isBounce ? end : position);
}
