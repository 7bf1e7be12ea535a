/** The text of an article in the window, in px. */
export interface Measures {
  /** The position of its top, from the top of the window. */
  readonly top: number;
  readonly height: number;
  /** The window's height. */
  readonly window: number;
}

/** How far the visitor is in an article: `short` if it is too short to lose the way in. */
export type Progress = 'short' | 'start' | 'middle' | 'end';

/** The article is at least this many windows long, as for the bar with the progress [scroll-progress-1]. */
const LONG = 2;
/** The part of a window that must have been scrolled past before the visitor has begun. */
const BEGUN = 0.5;
/** The part of a window that may be left below it when the visitor is done. */
const LEFT = 0.25;

/** How far the visitor is in an article: only one that was left in the middle can be resumed [design]. */
export function progressOf({ top, height, window }: Measures): Progress {
  if (window <= 0 || height < LONG * window) return 'short';
  if (top + height <= window * (1 + LEFT)) return 'end';
  return -top < window * BEGUN ? 'start' : 'middle';
}
