export const SEND = 'Versturen';
export const SENDING = 'Bezig met versturen…';
export const THANKS = 'Bedankt, je inzending is ontvangen.';
export const FAILED = 'Versturen is niet gelukt. Probeer het later opnieuw.';
