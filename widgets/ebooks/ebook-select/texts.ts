export const CHOOSE_FIRST = 'Kies eerst een boek.';
export const NO_BOOKS = 'Er is nu geen boek om te kiezen. Kijk later nog eens.';
export const NOT_OPENED = 'Dat lukte niet. Probeer het nog eens.';
export const TICK_FIRST = 'Vink eerst het vakje aan.';
export const NOT_SUBSCRIBED = 'Inschrijven is niet gelukt. Probeer het later nog eens.';

/** What the reader is about to get. */
export const chosenText = (name: string): string => `Je keuze: ${name}.`;

/** The newsletter is on its way. */
export const subscribedText = (name: string): string =>
  `Je bent nu ingeschreven voor de ${name} nieuwsbrief.`;
