export const PREVIOUS = 'Vorige vraag';
export const RESTART = 'Opnieuw beginnen';
