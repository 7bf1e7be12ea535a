export const CAROUSEL = 'carrousel';
export const BACK = 'Vorige';
export const FORWARD = 'Volgende';
export const PAUSE = 'Stop met bladeren';
export const PLAY = 'Blader vanzelf';
export const AT_START = 'Dit is het begin.';
export const AT_END = 'Dit is het einde.';

/** The place of the only visible item, from 1. */
export const placeText = (place: number, count: number): string => `${place} van ${count}`;
/** The places of several visible items, from 1. */
export const placesText = (first: number, last: number, count: number): string =>
  `${first} tot en met ${last} van ${count}`;
