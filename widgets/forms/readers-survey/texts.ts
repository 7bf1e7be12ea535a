export const PREVIOUS = 'Vorige';
export const NEXT = 'Volgende';
export const SEND = 'Versturen';
export const SENDING = 'Bezig met versturen…';
export const THANKS = 'Bedankt voor het invullen.';
export const FAILED = 'Versturen is niet gelukt. Probeer het later opnieuw.';

/** The number of the shown question, from 1 [readers-survey-1]. */
export const stepText = (step: number, count: number): string => `Vraag ${step} van ${count}`;
