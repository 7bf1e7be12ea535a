import type { Point, ViewBox } from './geometry.ts';

/** A box in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The translation and scale of a map that fits its box, relative to the upper left corner. */
export interface View {
  /** Px. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From this width on the texts are at the left, and the map is visible beside them; same as in the stage's style. */
const WIDE = 980;
/** The focal point of the box: beside the text in a wide box, above it in a narrow one; fractions of the box. */
const BESIDE_TEXT = { across: 0.62, down: 0.5 };
const ABOVE_TEXT = { across: 0.5, down: 0.27 };

/**
 * Moves a point of a map to the focal point, but not beyond the edges of the svg, which is as large as the box.
 * @param point in the units of the viewBox
 * @param zoom 1 for the whole map
 * @param viewBox the map's viewBox
 * @param box the box in which the map is shown
 * @param isCovering whether the map at zoom 1 covers the box (`slice`), instead of fitting into it (SVG 2, 8.7)
 */
export function lookAt(point: Point, zoom: number, viewBox: ViewBox, box: Size, isCovering = false): View {
  const ratios = [box.width / viewBox.width, box.height / viewBox.height];
  const unit = isCovering ? Math.max(...ratios) : Math.min(...ratios);
  const focus = box.width >= WIDE ? BESIDE_TEXT : ABOVE_TEXT;
  const across = (box.width - viewBox.width * unit) / 2 + (point.x - viewBox.x) * unit;
  const down = (box.height - viewBox.height * unit) / 2 + (point.y - viewBox.y) * unit;
  return {
    x: shift(across, box.width, focus.across, zoom),
    y: shift(down, box.height, focus.down, zoom),
    scale: zoom,
  };
}

/**
 * @param place position of the point in the box at zoom 1, @param box length of the box along the same axis, both in px
 * @param focus target position, as a fraction of the box
 */
function shift(place: number, box: number, focus: number, zoom: number): number {
  return Math.min(0, Math.max(box - box * zoom, box * focus - place * zoom));
}
