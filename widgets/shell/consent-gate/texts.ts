/** In the place of content that needs consent [consent-7]. */
export const GATE_TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
/** The button that opens the preferences [consent-7]. */
export const SETTINGS = 'Cookie-instellingen';
/** What a frame is called where the template does not say. */
export const FRAME_TITLE = 'Ingesloten inhoud';
