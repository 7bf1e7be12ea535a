import { decimal, optional, readAttributes } from '../../../core/runtime/feature/attributes.ts';
import { error } from '../../../core/runtime/log/log.ts';

/** Where on the route a step is. */
export interface Stop {
  /** From 0, the route's start, to 1, its end. */
  readonly position: number;
  /** How many times larger than the whole map; 1 shows the whole map. */
  readonly zoom: number;
}

/** The most that a map is enlarged. */
export const MAX_ZOOM = 12;

const ATTRIBUTES = { pathPosition: decimal(0, 1) };
const ZOOM = { pathZoom: optional(decimal(1, MAX_ZOOM)) };

/**
 * Reads where the steps are [path-storytelling-2].
 * @param feature its name, for messages
 * @param steps in document order
 * @param zoom of steps that name none
 * @returns for each step its stop; undefined where its position is missing or none, which the console says once
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
 * Where the reader is on the route at a step: at its stop, or where none is known at the last one before it.
 * @param stops of all steps
 * @param index of the step, -1 before the first: there the whole map is seen, with the first stop
 */
export function stopAt(stops: readonly (Stop | undefined)[], index: number): Stop {
  const known = stops.slice(0, index + 1).findLast((stop) => stop !== undefined);
  return known ?? { position: stops.find((stop) => stop !== undefined)?.position ?? 0, zoom: 1 };
}
