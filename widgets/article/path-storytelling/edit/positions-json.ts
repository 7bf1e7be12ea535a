/**
 * The positions of all steps as the CMS expects them: a list in the order of the steps, `null` for a step without one
 * [path-storytelling-3].
 * @param positions each from 0 to 1
 */
export function positionsJson(positions: readonly (number | undefined)[]): string {
  return JSON.stringify(positions.map((position) => (position === undefined ? null : round(position))));
}

/** A thousandth of a route is less than a dot on the map. */
function round(position: number): number {
  return Math.round(position * 1000) / 1000;
}
