/** Said when a button has become busy. */
export const BUSY = 'Bezig…';
