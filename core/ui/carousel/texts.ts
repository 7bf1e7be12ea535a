import type { RowState } from './positions.ts';

export const CAROUSEL = 'carrousel';
export const BACK = 'Vorige';
export const FORWARD = 'Volgende';
export const PAUSE = 'Stop met bladeren';
export const PLAY = 'Blader vanzelf';
export const AT_START = 'Dit is het begin.';
export const AT_END = 'Dit is het einde.';

/** Returns the visible items as text: "3 van 8", "3 tot en met 5 van 8". */
export function positionText({ first, last, count }: RowState): string {
  if (first === 0) return '';
  return last ? `${first} tot en met ${last} van ${count}` : `${first} van ${count}`;
}
