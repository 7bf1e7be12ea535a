export const PREVIOUS = 'Vorige bewoner';
export const NEXT = 'Volgende bewoner';
