export const PREVIOUS = 'Vorige video';
export const NEXT = 'Volgende video';
export const LOADING = 'De video wordt geladen…';
export const FAILED = 'De video kan niet worden geladen.';

/**
 * The position of the displayed video, such as `2 van 5`.
 * @param place position of the video, from 1
 */
export const placeText = (place: number, count: number): string => `${place} van ${count}`;
/** The same position for screen readers. */
export const spokenPlace = (place: number, count: number): string => `Video ${place} van ${count}`;
