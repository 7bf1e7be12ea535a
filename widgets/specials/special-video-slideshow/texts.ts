export const PREVIOUS = 'Vorige video';
export const NEXT = 'Volgende video';
export const LOADING = 'De video wordt geladen…';
export const FAILED = 'De video kan niet worden geladen.';

/** Which of the videos is shown, such as `2 van 5`. */
export const placeText = (index: number, count: number): string => `${index + 1} van ${count}`;
/** The same for screen readers. */
export const spokenPlace = (index: number, count: number): string => `Video ${placeText(index, count)}`;
