export const PREVIOUS = 'Vorige video';
export const NEXT = 'Volgende video';
export const LOADING = 'De video wordt geladen…';
export const FAILED = 'De video kan niet worden geladen.';

/** Which of the videos is shown, such as `2 van 5`. @param place from 1 */
export const placeText = (place: number, count: number): string => `${place} van ${count}`;
/** The same for screen readers. */
export const spokenPlace = (place: number, count: number): string => `Video ${place} van ${count}`;
