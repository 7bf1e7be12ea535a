/** The names of the controls [special-cookies-list-1]. */
export const SEARCH = 'Zoek een cookie';
export const PURPOSE = 'Doel';
export const ALL = 'Alle doelen';

/** The number of shown cookies [special-cookies-list-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen cookies gevonden.';
  return count === 1 ? '1 cookie' : `${count} cookies`;
};
