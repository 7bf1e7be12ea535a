export const CLOSE = 'Verberg deze nieuwsbrief';
