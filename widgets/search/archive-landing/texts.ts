export const CHOOSE_DATE = 'Kies een datum';
export const OPEN = 'Naar de krant';
export const NO_EDITION = 'Voor deze datum is geen krant beschikbaar.';
