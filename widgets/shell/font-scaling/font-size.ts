/** The default width of a line in font sizes [font-scaling-1]. */
export const DEFAULT_RATIO = 35;

/**
 * The font size of an element [font-scaling-2]. If the bounds cross, the smallest size wins, as in CSS.
 * @param width the element's width in px
 * @param ratio the width divided by the font size
 * @param min smallest size in px
 * @param max largest size in px
 * @returns px
 */
export function fontSize(width: number, ratio: number, min = 0, max = Number.POSITIVE_INFINITY): number {
  return Math.max(min, Math.min(max, width / ratio));
}
