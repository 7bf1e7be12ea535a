/** The labels of the button [newsletter-button-13]. */
export const SUBSCRIBE = 'Schrijf je in';
export const UNSUBSCRIBE = 'Schrijf je uit';

/** The texts of the specification [newsletter-overlay-2, newsletter-overlay-5]. */
export const NOT_VERIFIED = "Vink eerst aan 'Ik ben geen robot' om je in te kunnen schrijven.";
export const EXCLUSIVE = 'Deze nieuwsbrief is exclusief voor digitaal-plusabonnees.';
export const TO_SUBSCRIPTIONS = 'Bekijk de abonnementen';
export const LOG_IN = 'Inloggen';

export const EMAIL = 'E-mailadres';
export const CLOSE = 'Sluiten';
export const CONFIRM =
  'We hebben je een e-mail gestuurd. Klik op de link daarin om je inschrijving te bevestigen.';
export const SUCCESS = 'Bedankt voor je inschrijving.';

export const overlayTitle = (name: string): string => `Nieuwsbrief ${name}`;
export const successText = (name: string): string => `Bedankt voor je inschrijving voor ${name}.`;
