/** Shown when sending failed; the values are kept. */
export const FAILED =
  'Het versturen is niet gelukt. Wat je hebt ingevuld staat er nog; probeer het zo nog eens.';

export const FIXED = 'hersteld';

/** Heading of the list of errors. */
export const summaryText = (count: number): string =>
  count === 1 ? 'Eén veld klopt nog niet' : `${count} velden kloppen nog niet`;
