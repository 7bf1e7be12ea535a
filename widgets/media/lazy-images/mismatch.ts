/** Maximum difference of ratios that counts as rounding [lazy-images-4]. */
const TOLERANCE = 0.0005;

/** A width and a height in the same unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the difference between the proportions of an image and of its box [lazy-images-4].
 * @returns undefined if it fits, or if either has no size
 */
export function mismatch(image: Size, box: Size): 'is-too-wide' | 'is-too-high' | undefined {
  const difference = image.width / image.height - box.width / box.height;
  if (!Number.isFinite(difference) || Math.abs(difference) <= TOLERANCE) return undefined;
  return difference > 0 ? 'is-too-wide' : 'is-too-high';
}
