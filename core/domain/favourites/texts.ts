/** What the button says that saves an article, and takes it off again [share-overlay-1]. */
export const SAVE = 'Opslaan in leeslijst';
export const REMOVE = 'Verwijderen van leeslijst';
/** What a reader hears who is not logged in [reading-list-button-2]. */
export const LOG_IN_FIRST = 'Log in om gebruik te maken van de leeslijst.';
export const LOG_IN = 'Inloggen';
