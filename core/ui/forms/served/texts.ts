/** The text with the number of words of a limited text. */
export const wordCountText = (count: number, limit: number): string => `${count} van ${limit} woorden`;
