import type { AdSize } from '../plan/size-of.ts';

/**
 * The scale at which a creative fits its space; it is never enlarged.
 * @param creative the size of the creative
 * @param space the available size; 0 means any width or height
 */
export function fitScale(
  [width, height]: AdSize,
  [spaceWidth, spaceHeight]: readonly [number, number],
): number {
  return Math.min(1, (spaceWidth || width) / width, (spaceHeight || height) / height);
}
