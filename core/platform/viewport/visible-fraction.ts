/** A box in px, relative to the viewport's top left corner. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/**
 * Returns the visible fraction of an element, from 0 to 1. A box larger than the viewport in one direction is measured
 * against the viewport in that direction, because it can never be visible in full.
 * @param box the element's box
 * @param viewport its width and height in px
 */
export function visibleFraction(box: Box, viewport: { width: number; height: number }): number {
  return along(box.top, box.bottom, viewport.height) * along(box.left, box.right, viewport.width);
}

function along(start: number, end: number, size: number): number {
  const whole = Math.min(end - start, size);
  const visible = Math.min(end, size) - Math.max(start, 0);
  return whole > 0 ? Math.max(0, visible) / whole : 0;
}
