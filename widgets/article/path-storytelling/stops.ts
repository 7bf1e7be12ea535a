import { decimal, optional, readAttributes } from '../../../core/runtime/feature/attributes.ts';
import { error } from '../../../core/runtime/log/log.ts';

/** A step's stop on the route. */
export interface Stop {
  /** From 0, the route's start, to 1, its end. */
  readonly position: number;
  /** Zoom factor; 1 shows the whole map. */
  readonly zoom: number;
}

/** Maximum zoom of a map. */
export const MAX_ZOOM = 12;

const ATTRIBUTES = { pathPosition: decimal(0, 1) };
const ZOOM = { pathZoom: optional(decimal(1, MAX_ZOOM)) };

/**
 * Reads the stops [path-storytelling-2].
 * @param feature the feature's name, for messages
 * @param steps the steps in document order
 * @param zoom zoom factor of steps without one
 * @returns the stop of each step; undefined if its position is missing or invalid, which is logged once
 */
export function readStops(
  feature: string,
  steps: readonly HTMLElement[],
  zoom: number,
): (Stop | undefined)[] {
  return steps.map((step) => {
    try {
      const { pathPosition: position } = readAttributes(feature, step, ATTRIBUTES);
      return { position, zoom: readAttributes(feature, step, ZOOM).pathZoom ?? zoom };
    } catch (cause) {
      error(feature, 'A step has no place on the route; it can be read, and moves nothing.', cause);
      return undefined;
    }
  });
}

/**
 * Returns the stop at a step; if it has none, that of the last step before it.
 * @param stops the stops of all steps
 * @param index index of the step, -1 before the first: there the whole map is shown, with the first stop
 */
export function stopAt(stops: readonly (Stop | undefined)[], index: number): Stop {
  const known = stops.slice(0, index + 1).findLast((stop) => stop !== undefined);
  return known ?? { position: stops.find((stop) => stop !== undefined)?.position ?? 0, zoom: 1 };
}
