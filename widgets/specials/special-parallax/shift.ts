/** How far an element with speed 1 stays behind, as a share of the distance that the page scrolls. */
const STRENGTH = 0.3;

/** An element without its own movement, in px from the top of the page. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/**
 * How far an element moves against scrolling, in px downwards: nothing in the middle of the window, and no further once
 * it has left the window [special-parallax-1].
 * @param place of the element
 * @param speed from 0 to 1
 * @param scrolled the page's scroll position in px
 * @param windowHeight in px
 */
export function shiftOf(
  { top, height }: Place,
  speed: number,
  scrolled: number,
  windowHeight: number,
): number {
  const limit = (windowHeight + height) / 2;
  const distance = scrolled + windowHeight / 2 - (top + height / 2);
  return Math.max(-limit, Math.min(limit, distance)) * speed * STRENGTH;
}

/** Whether any part of a place is in the window. */
export function isInView({ top, height }: Place, scrolled: number, windowHeight: number): boolean {
  return top < scrolled + windowHeight && top + height > scrolled;
}
