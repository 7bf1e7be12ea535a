/** A point of the map, in the units of the viewBox. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the plane that a map shows, in its own units. */
export interface ViewBox extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the attribute `viewBox` (SVG 2, 8.6).
 * @returns undefined if it is missing, malformed or empty
 */
export function parseViewBox(raw: string | null): ViewBox | undefined {
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...rest] =
    raw
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const isGood = rest.length === 0 && Number.isFinite(x + y + width + height) && width > 0 && height > 0;
  return isGood ? { x, y, width, height } : undefined;
}

/**
 * Returns the point at a position on the route.
 * @param points of the route, at equal distances along it, from its start to its end; at least one
 * @param position from 0 to 1
 */
export function pointAt(points: readonly Point[], position: number): Point {
  const at = Math.min(1, Math.max(0, position)) * (points.length - 1);
  const before = points[Math.floor(at)] ?? { x: 0, y: 0 };
  const after = points[Math.ceil(at)] ?? before;
  const part = at - Math.floor(at);
  return { x: mix(before.x, after.x, part), y: mix(before.y, after.y, part) };
}

/** Interpolates linearly between two values. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
