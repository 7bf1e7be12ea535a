/** Shown instead of content that needs consent [consent-7]. */
export const GATE_TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
/** The button that opens the preferences [consent-7]. */
export const SETTINGS = 'Cookie-instellingen';
/** The default title of a frame. */
export const FRAME_TITLE = 'Ingesloten inhoud';
