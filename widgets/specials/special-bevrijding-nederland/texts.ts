export const PLAY = 'Speel af';
export const PAUSE = 'Pauze';
export const DATE = 'Datum';
export const SEARCH = 'Zoek een plaats';
export const SUBMIT = 'Zoek';
export const NOT_FOUND = 'Plaats niet gevonden.';

/** The part of the map that is liberated. */
export const freeText = (free: number, total: number) => `${free} van ${total} gebieden vrij`;

/** The area that was liberated last. */
export const lastText = (name: string) => `Laatst bevrijd: ${name}`;

/** The date on which a town was liberated. */
export const placeText = (name: string, date: string) => (date ? `${name}: ${date}` : name);
