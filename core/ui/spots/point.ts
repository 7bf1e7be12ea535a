/** A point on a picture, in per cent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Reads a percentage, such as `12`, `12.5`, `12,5` or `12.5%`.
 * @param raw an attribute's text
 * @returns undefined for anything else, and outside 0 to 100 [special-image-map-1]
 */
export function parsePercent(raw: string | undefined): number | undefined {
  const match = /^(\d+(?:[.,]\d+)?|[.,]\d+)\s*%?$/.exec(raw?.trim() ?? '');
  const value = Number(match?.[1]?.replace(',', '.') ?? Number.NaN);
  return value >= 0 && value <= 100 ? value : undefined;
}
