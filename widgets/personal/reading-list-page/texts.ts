export const EMPTY = 'Je leeslijst is leeg.';
export const EMPTY_HELP = 'Bewaar een artikel met de knop ‘Opslaan in leeslijst’; je vindt het hier terug.';
export const TO_THE_PAPER = 'Naar de voorpagina';
export const NO_USER_HELP = 'Wat je bewaart, vind je na het inloggen hier terug, op al je apparaten.';
export const EMPTY_COLLECTION = 'Deze verzameling is leeg.';
export const EMPTY_COLLECTION_HELP =
  'Kies bij een artikel op je leeslijst ‘Opslaan in ...’ om het hier te zetten.';
export const FAILED = 'Je leeslijst kon niet worden geladen.';
export const RETRY = 'Probeer het opnieuw';
export const MORE = 'Toon meer';
export const MORE_FAILED = 'Meer artikelen laden is niet gelukt.';
export const SEARCH = 'Zoek in je leeslijst';
export const COLLECTIONS = 'Verzamelingen';
export const ALL = 'Alle artikelen';
export const ADD_COLLECTION = 'Verzameling toevoegen';
export const ADD = 'Toevoegen';
export const NOT_ADDED = 'De verzameling kon niet worden toegevoegd.';
export const NOT_CHANGED = 'De leeslijst kon niet worden bijgewerkt.';
export const REMOVED = 'Verwijderd van je leeslijst:';
export const UNDO = 'Ongedaan maken';
export const LIST = 'Bewaarde artikelen';

export function notFound(search: string): string {
  return `Geen bewaarde artikelen gevonden voor ‘\u2068${search}\u2069’.`;
}

/** What a screen reader hears when the list changed. */
export function countText(count: number, hasMore: boolean): string {
  const articles = count === 1 ? '1 artikel' : `${count} artikelen`;
  return hasMore ? `De eerste ${articles}` : articles;
}

export function savedOn(date: string): string {
  return `Bewaard op ${date}`;
}

/** The headline of an article of which only the number is known. */
export function numbered(articleId: number): string {
  return `Artikel ${articleId}`;
}
