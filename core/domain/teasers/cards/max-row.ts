/** Maximum number of cards in one row; more of them wrap. */
export const MAX_ROW = 6;
