export const BACK = 'Terug';
export const CLOSE = 'Sluiten';
