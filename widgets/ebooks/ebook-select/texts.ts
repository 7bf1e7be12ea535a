export const CHOOSE_FIRST = 'Kies eerst een boek.';
export const NO_BOOKS = 'Er is nu geen boek om te kiezen. Kijk later nog eens.';
export const NOT_OPENED = 'Dat lukte niet. Probeer het nog eens.';
export const TICK_FIRST = 'Vink eerst het vakje aan.';
export const NOT_SUBSCRIBED = 'Inschrijven is niet gelukt. Probeer het later nog eens.';

/** The chosen book, in the confirmation. */
export const chosenText = (name: string): string => `Je keuze: ${name}.`;

/** While the subscription is sent. */
export const subscribedText = (name: string): string =>
  `Je bent nu ingeschreven voor de ${name} nieuwsbrief.`;
