export const EMPTY = 'Je leeslijst is leeg.';
export const EMPTY_HELP = 'Sla een artikel op met de knop ‘Opslaan in leeslijst’. Je vindt het hier terug.';
export const TO_THE_PAPER = 'Naar de voorpagina';
export const NO_USER_HELP = 'Wat je opslaat, vind je na het inloggen hier terug, op al je apparaten.';
export const EMPTY_COLLECTION = 'Deze verzameling is leeg.';
export const EMPTY_COLLECTION_HELP =
  'Kies bij een artikel op je leeslijst ‘Opslaan in ...’. Dan staat het hier.';
export const FAILED = 'We konden je leeslijst niet laden.';
export const RETRY = 'Probeer het opnieuw';
export const MORE = 'Toon meer';
export const MORE_FAILED = 'We konden niet meer artikelen laden.';
export const SEARCH = 'Zoek in je leeslijst';
export const COLLECTIONS = 'Verzamelingen';
export const ALL = 'Alle artikelen';
export const ADD_COLLECTION = 'Verzameling toevoegen';
export const ADD = 'Toevoegen';
export const NOT_ADDED = 'We konden de verzameling niet toevoegen.';
export const REMOVED = 'Verwijderd van je leeslijst:';
export const UNDO = 'Ongedaan maken';
export const LIST = 'Opgeslagen artikelen';

export function notFound(search: string): string {
  return `Geen opgeslagen artikelen gevonden voor ‘\u2068${search}\u2069’.`;
}

/** The text that screen readers announce when the list has changed. */
export function countText(count: number, hasMore: boolean): string {
  const articles = count === 1 ? '1 artikel' : `${count} artikelen`;
  return hasMore ? `De eerste ${articles}` : articles;
}

export function savedOn(date: string): string {
  return `Opgeslagen op ${date}`;
}

export function readingTime(minutes: number): string {
  return `${minutes} min leestijd`;
}

/** The headline of an article of which only the id is known. */
export function numbered(articleId: number): string {
  return `Artikel ${articleId}`;
}
