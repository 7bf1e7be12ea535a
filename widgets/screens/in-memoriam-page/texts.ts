/** The name of the search box [in-memoriam-page-1]. */
export const SEARCH = 'Zoek op naam';
/** The text of the button [in-memoriam-page-2]. */
export const CONTACT = 'Neem contact op';

/** The number of shown entries [in-memoriam-page-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen resultaten gevonden.';
  return count === 1 ? '1 resultaat' : `${count} resultaten`;
};
