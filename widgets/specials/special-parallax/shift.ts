/** The lag of an element with speed 1, as a fraction of the distance that the page scrolls. */
const STRENGTH = 0.3;

/** The position of an element without its own movement, in px from the top of the page. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/**
 * The offset of an element against scrolling, in px downwards: 0 in the middle of the viewport, and constant once the
 * element has left it [special-parallax-1].
 * @param place position of the element
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

/** Whether any part of an element is in the viewport. */
export function isInView({ top, height }: Place, scrolled: number, windowHeight: number): boolean {
  return top < scrolled + windowHeight && top + height > scrolled;
}
