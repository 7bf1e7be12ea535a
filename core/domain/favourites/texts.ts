/** Labels of the button that saves and removes an article [share-overlay-1]. */
export const SAVE = 'Opslaan in leeslijst';
export const REMOVE = 'Verwijderen van leeslijst';
/** The message for anonymous visitors [reading-list-button-2]. */
export const LOG_IN_FIRST = 'Log in om gebruik te maken van de leeslijst.';
export const LOG_IN = 'Inloggen';
