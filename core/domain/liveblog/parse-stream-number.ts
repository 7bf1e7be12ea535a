/**
 * Reads the number of an event of a stream: a whole number that a script holds exactly.
 * @param text as sent
 * @returns undefined if it is anything else
 */
export const parseStreamNumber = (text: string | undefined): number | undefined =>
  /^\s*\d{1,15}\s*$/.test(text ?? '') ? Number(text) : undefined;
