/** The name of the search box [topics-overview-1]. */
export const SEARCH = 'Zoek een onderwerp';
export const NONE = 'Geen onderwerpen gevonden.';
/** The name of the list of letters, if the server sent none. */
export const LETTERS = 'Onderwerpen op letter';

/** The number of matching topics, for screen readers. */
export function countText(count: number): string {
  return count === 1 ? '1 onderwerp gevonden.' : `${count} onderwerpen gevonden.`;
}
