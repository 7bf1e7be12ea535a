/** The texts of the specification [service-emails-1, service-emails-2]. */
export const SAVED = 'Opgeslagen';
export const FAILED = 'Opslaan is niet gelukt. Probeer het later opnieuw.';
