export const CHOOSE_FIRST = 'Kies eerst een boek.';
export const NO_BOOKS = 'Je kunt nu geen boek kiezen. Kijk later nog eens.';
export const NOT_OPENED = 'Dat is niet gelukt. Probeer het opnieuw.';
export const TICK_FIRST = 'Vink eerst het vakje aan.';
export const NOT_SUBSCRIBED = 'Inschrijven is niet gelukt. Probeer het later opnieuw.';

/** The message that names the chosen book, in the confirmation. */
export const chosenText = (name: string): string => `Je keuze: ${name}.`;

/** The messages about a newsletter subscription. */
export const subscribedText = (name: string): string =>
  `Je bent nu ingeschreven voor de ${name} nieuwsbrief.`;
