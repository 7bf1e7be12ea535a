/** Replaces question and choices after an answer [instant-feedback-1]. */
export const THANKS = 'Bedankt voor je reactie.';
/** Below the choices, which can be used again [instant-feedback-2]. */
export const FAILED = 'Versturen is niet gelukt. Probeer het opnieuw.';
