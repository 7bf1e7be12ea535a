/** The default width of a line in font sizes [font-scaling-1]. */
export const DEFAULT_RATIO = 35;

/**
 * The font size of an element [font-scaling-2]. If the minimum is larger than the maximum, the minimum applies, as in
 * CSS.
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
 * size, so that a size computed from it would change the width again, until the text is unreadable.
 * @param before its state before the font size changed
 * @param after its state after that
 */
export function isWideAsText(before: Measured, after: Measured): boolean {
  return Math.abs(after.width / before.width - 1) > Math.abs(after.size / before.size - 1) / 2;
}
