/** The message from the specification [feedback-form-9]. */
export const FAILED = 'Uw bericht kon niet worden verzonden, probeer het later opnieuw.';
export const SENDING = 'Bezig met versturen…';
export const SENT = 'Bedankt, je bericht is verzonden.';
