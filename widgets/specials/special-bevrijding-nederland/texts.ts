export const PLAY = 'Speel af';
export const PAUSE = 'Pauze';
export const DATE = 'Datum';
export const SEARCH = 'Zoek een plaats';
export const SUBMIT = 'Zoek';
export const NOT_FOUND = 'Plaats niet gevonden.';

/** How much of the map is free. */
export const freeText = (free: number, total: number) => `${free} van ${total} gebieden vrij`;

/** Which area became free last. */
export const lastText = (name: string) => `Laatst bevrijd: ${name}`;

/** When a place became free. */
export const placeText = (name: string, date: string) => (date ? `${name}: ${date}` : name);
