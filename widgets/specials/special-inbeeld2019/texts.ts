export const MONTHS_OF_YEAR = 'Maanden van 2019';

/** The photographer, after a caption. */
export const creditText = (photographer: string): string => `Foto ${photographer}`;
