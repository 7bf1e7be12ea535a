/** The vertical extent of a box, in px. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The distance in px between two boxes, one below the other; 0 if they are next to each other. */
export function gapBetween(one: Extent, other: Extent): number {
  return Math.max(0, one.top - other.bottom, other.top - one.bottom);
}
