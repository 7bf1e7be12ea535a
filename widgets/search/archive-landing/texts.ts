export const CHOOSE_DATE = 'Kies een datum';
export const OPEN = 'Naar de krant';
export const NO_EDITION = 'Voor deze datum is geen krant beschikbaar.';
/** The way to the edition that is nearest. @param day such as `28 oktober 2026` */
export const nearestText = (day: string): string => `Naar de krant van ${day}`;
