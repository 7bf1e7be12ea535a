/** Said when a form could not be sent; what was filled in is still there. */
export const FAILED =
  'Het versturen is niet gelukt. Wat je hebt ingevuld staat er nog; probeer het zo nog eens.';

export const FIXED = 'hersteld';

/** Heads the list of what is wrong. */
export const summaryText = (count: number): string =>
  count === 1 ? 'Eén veld klopt nog niet' : `${count} velden kloppen nog niet`;
