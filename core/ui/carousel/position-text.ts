import type { RowState } from './positions.ts';
import { placesText, placeText } from './texts.ts';

/** Returns the visible items as text: "3 van 8", "3 tot en met 5 van 8"; an empty text if none is visible. */
export function positionText({ first, last, count }: RowState): string {
  if (first === 0) return '';
  return first === last ? placeText(first, count) : placesText(first, last, count);
}
