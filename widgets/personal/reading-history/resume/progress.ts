/** The position of an article's text relative to the viewport, in px. */
export interface Measures {
  /** The distance of its top from the top of the viewport. */
  readonly top: number;
  readonly height: number;
  /** The height of the viewport. */
  readonly window: number;
}

/** The visitor's progress in an article; `short` if it is too short to lose one's place. */
export type Progress = 'short' | 'start' | 'middle' | 'end';

/** Minimum length of the article in viewports, the same as for the progress bar [scroll-progress-1]. */
const LONG = 2;
/** The part of a viewport past which the visitor must have scrolled to count as having started. */
const BEGUN = 0.5;
/** The part of a viewport that may remain when the visitor counts as having finished. */
const LEFT = 0.25;

/** The visitor's progress in an article: only articles that were left in the middle can be resumed [design]. */
export function progressOf({ top, height, window }: Measures): Progress {
  if (window <= 0 || height < LONG * window) return 'short';
  if (top + height <= window * (1 + LEFT)) return 'end';
  return -top < window * BEGUN ? 'start' : 'middle';
}
