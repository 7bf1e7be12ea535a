import type { NameError } from './collection-name.ts';

/** Labels of the button that saves and removes an article [share-overlay-1]. */
export const SAVE = 'Opslaan in leeslijst';
export const REMOVE = 'Verwijderen van leeslijst';
/** Announced after a click on the button. */
export const ADDED = 'Opgeslagen op je leeslijst.';
export const REMOVED = 'Verwijderd van je leeslijst.';
/** The message for anonymous visitors [reading-list-button-2]. */
export const LOG_IN_FIRST = 'Log in om gebruik te maken van de leeslijst.';
export const LOG_IN = 'Inloggen';
export const NOT_CHANGED = 'We konden je leeslijst niet bijwerken.';

/** The modals [collection-modals-2, collection-modals-3, collection-modals-4]. */
export const NEW_COLLECTION = 'Nieuwe verzameling';
export const EDIT_COLLECTION = 'Verzameling wijzigen';
export const SAVE_IN = 'Opslaan in ...';
export const NAME_LABEL = 'Naam verzameling';
export const SAVE_CHANGES = 'Wijzigingen opslaan';
export const DELETE_COLLECTION = 'Verwijder verzameling';
export const CONFIRM = 'Bevestigen';
export const SURE = 'Weet je het zeker?';
export const DELETE = 'Verwijderen';
export const CANCEL = 'Annuleren';
export const NO_COLLECTIONS = 'Je hebt nog geen verzamelingen. Maak er een om je artikelen te ordenen.';
export const FILTER_COLLECTIONS = 'Zoek een verzameling';
export const NONE_MATCHES = 'Er is geen verzameling met deze naam.';

/** The confirmation before a collection is deleted: its articles stay. */
export function deleteText(name: string): string {
  return `De verzameling \u2068${name}\u2069 verdwijnt. De artikelen blijven op je leeslijst.`;
}

/** The messages of the modals [collection-modals-7, -8, -9, -10]. */
export const MODAL_MESSAGES: Readonly<Record<NameError, string>> = {
  exists: 'Verzameling bestaat al',
  empty: 'Naam verzameling leeg',
  short: 'Naam verzameling te kort',
  long: 'Naam verzameling te lang',
};

/** The messages of the reading-list page [reading-list-page-7]. */
export const PAGE_MESSAGES: Readonly<Record<NameError, string>> = {
  exists: 'Verzameling al reeds in de lijst!',
  empty: 'Lege verzameling naam!',
  short: 'Verzameling naam te kort!',
  long: 'Verzameling naam te lang!',
};
