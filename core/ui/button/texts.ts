/** Announced when a button becomes busy. */
export const BUSY = 'Bezig…';
