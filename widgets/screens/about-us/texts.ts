/** The name of the search box [about-us-1]. */
export const SEARCH = 'Zoek op naam of functie';

/** The number of shown people [about-us-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen medewerkers gevonden.';
  return count === 1 ? '1 medewerker' : `${count} medewerkers`;
};
