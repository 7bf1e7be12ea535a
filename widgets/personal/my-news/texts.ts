/** The heading of the block. */
export const TITLE = 'Mijn nieuws';
