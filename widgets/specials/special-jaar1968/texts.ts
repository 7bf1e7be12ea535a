export const MONTHS_OF_YEAR = 'Maanden van 1968';
