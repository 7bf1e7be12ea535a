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

/** An element at one of its font sizes, in px. */
export interface Measured {
  readonly size: number;
  readonly width: number;
}

/**
 * Whether an element is as wide as its text, such as a `float` or an `inline-block`: its width then follows the font
 * size, so that a size computed from it would change that width again, until nobody can read the text.
 * @param before the font size changed
 * @param after it
 */
export function isWideAsText(before: Measured, after: Measured): boolean {
  return Math.abs(after.width / before.width - 1) > Math.abs(after.size / before.size - 1) / 2;
}
