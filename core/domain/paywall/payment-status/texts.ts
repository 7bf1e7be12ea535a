/** What the return from the payment page says [payment-status-9 to -15]. */
export const PAID_TITLE = 'Betaling geslaagd - NRC';
export const TITLE = 'Betaling - NRC';
export const WAITING = 'Een moment s.v.p...';
export const WAITING_TEXT = 'De transactie is nog in behandeling.';
export const PAID = 'De betaling is gelukt.';
export const CANCELED = 'De transactie is afgebroken';
export const EXPIRED = 'De transactie is verlopen';
/** For who cancelled, or let it pass: nothing was paid. */
export const NOT_CHARGED = 'Er is niets afgeschreven.';
export const FAILED = 'Er is iets misgegaan';
export const CONTACT = 'Neem contact op met de klantenservice.';
export const BACK_TO_SITE = 'Terug naar NRC';
export const ACTIVATE = 'Activeer je abonnement';
export const boughtText = (name: string): string => `Je abonnement: ${name}.`;
