export const CHOOSE_DATE = 'Kies een datum';
export const OPEN = 'Naar de krant';
export const NO_EDITION = 'Voor deze datum is geen krant beschikbaar.';
/** The label of the link to the nearest edition. @param day such as `28 oktober 2026` */
export const nearestText = (day: string): string => `Naar de krant van ${day}`;
