/** The name of the search box [obituaries-1]. */
export const SEARCH = 'Zoek op naam';

/** The number of shown obituaries [obituaries-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen necrologieën gevonden.';
  return count === 1 ? '1 necrologie' : `${count} necrologieën`;
};
