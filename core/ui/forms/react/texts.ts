/** Shown when sending failed; the values are kept. */
export const FAILED =
  'Versturen is niet gelukt. Wat je hebt ingevuld, staat er nog. Probeer het straks opnieuw.';

export const FIXED = 'hersteld';

/**
 * Heading of the list of errors: two fields or more.
 * @param empty the number of fields that are not filled in
 * @param invalid the number of those that are filled in wrongly
 */
export function summaryText(empty: number, invalid: number): string {
  if (invalid === 0) return `${empty} velden zijn nog niet ingevuld`;
  if (empty === 0) return `${invalid} velden zijn niet goed ingevuld`;
  return `${empty + invalid} velden zijn nog niet of niet goed ingevuld`;
}
