export const NAME = 'Naam';
export const PLACE = 'Plaats';
export const YEAR = 'Jaar';
export const GENDER = 'Geslacht';
export const SEARCH = 'Zoek';
export const CLEAR = 'Wis filters';
export const ALL = 'Alle';
export const MAN = 'Man';
export const WOMAN = 'Vrouw';
export const TITLE = 'Ontvangers van een lintje';
export const AWARD = 'Lintje';
export const REMARK = 'Opmerking';
export const PROVINCE = 'Provincie';
export const MORE = 'Toon meer';
export const LOADING = 'Gegevens worden geladen…';
export const FAILED = 'De gegevens konden niet worden geladen.';
export const RETRY = 'Probeer het opnieuw';
export const NONE = 'Geen resultaten gevonden.';
/** The message from the specification [honours-search-5]. */
export const LIMITED =
  'Deze lijst is beperkt tot 3000 resultaten. Met de huidige filters zijn meer dan 3000 resultaten gevonden.';

/** The number of matches. */
export const countText = (count: number): string => {
  if (count === 0) return NONE;
  return count === 1 ? '1 resultaat' : `${count} resultaten`;
};
