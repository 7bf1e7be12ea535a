export const ENLARGE = 'Vergroot foto';
export const DIALOG = 'Vergrote foto’s';
export const GALLERY = 'Foto’s';
export const CAROUSEL = 'Reeks';
export const PHOTO = 'Foto';
/** The library inserts the numbers. */
export const PLACE = '{index} van {total}';
/** @param place position of the photo in view, from 1 */
export const counterText = (place: number, total: number): string => `${place} / ${total}`;
export const PREVIOUS = 'Vorige foto';
export const NEXT = 'Volgende foto';
export const ZOOM_IN = 'Inzoomen';
export const ZOOM_OUT = 'Uitzoomen';
export const FULLSCREEN = 'Volledig scherm';
export const LEAVE_FULLSCREEN = 'Volledig scherm uit';
export const CLOSE = 'Sluiten';
