/** The position of an article, in px. */
export interface Measures {
  /** Distance of the article's top from the document's top. */
  readonly top: number;
  readonly height: number;
  /** The window's height. */
  readonly window: number;
}

/** Number of steps in which the bar grows. */
export const STEPS = 1000;

/** Whether a bar is useful: the content is at least twice as high as the window [scroll-progress-1]. */
export function isLong({ height, window }: Measures): boolean {
  return window > 0 && height >= 2 * window;
}

/**
 * The scrolled part of the article: 0 while its top is visible, 1 as soon as its end is [scroll-progress-2]. Same as
 * the range `contain` of a CSS view timeline.
 * @param scrolled distance of the window's top from the document's top, in px
 * @returns from 0 to 1
 */
export function progressAt(scrolled: number, { top, height, window }: Measures): number {
  const way = height - window;
  return way > 0 ? Math.min(1, Math.max(0, (scrolled - top) / way)) : 0;
}
