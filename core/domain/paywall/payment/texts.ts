/** Texts of the payment status [payment-status-9 to -15]. */
export const paidTitle = (brand: string): string => `Betaling geslaagd - ${brand}`;
export const titleText = (brand: string): string => `Betaling - ${brand}`;
export const WAITING = 'Een moment s.v.p...';
export const WAITING_TEXT = 'De transactie is nog in behandeling.';
/** Shown after 20 seconds of waiting: what the visitor can do meanwhile. */
export const TAKES_LONG =
  'Dit duurt langer dan normaal. Je mag dit tabblad sluiten, de betaling gaat gewoon door. Open deze pagina later opnieuw om te zien of het gelukt is.';
export const PAID = 'De betaling is gelukt.';
export const CANCELED = 'De transactie is afgebroken';
export const EXPIRED = 'De transactie is verlopen';
/** Shown for a payment that has definitely ended: nothing was paid. */
export const NOT_CHARGED = 'Er is niets afgeschreven.';
/** Shown for a payment that may still succeed: the visitor must not pay twice by mistake. */
export const MAY_BE_CHARGED =
  'We weten nog niet of je betaling is gelukt. Kijk eerst of het bedrag van je rekening is afgeschreven.';
export const TRY_AGAIN = 'Probeer het opnieuw';
export const FAILED = 'Er is iets misgegaan';
export const CONTACT = 'Neem contact op met de klantenservice.';
export const backToSite = (brand: string): string => `Terug naar ${brand}`;
export const ACTIVATE = 'Activeer je abonnement';
export const boughtText = (name: string): string => `Je abonnement: ${name}.`;
