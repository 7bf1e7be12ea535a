/**
 * Counts words by splitting on spaces [forms-2]. Several spaces in a row count as one; line ends, tabs and non-breaking
 * spaces separate words as well.
 * @param text the field's text
 */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/**
 * Cuts a text after its last allowed word; the rest stays as typed [forms-3].
 * @param text the field's text
 * @param max maximum number of words, at least 1
 * @returns the text, unchanged if it is within the limit
 */
export function cutToWords(text: string, max: number): string {
  const word = [...text.matchAll(/\S+/g)][max];
  return word ? text.slice(0, word.index).trimEnd() : text;
}

/** The effect of a word limit on a line of text. */
export interface WordLimit {
  /** The text that stays in the field. */
  readonly text: string;
  /** The effect on the field's `maxlength`: fixed at the text's length, removed, or unchanged. */
  readonly length: 'fix' | 'lift' | 'keep';
  /** The number of words before the cut. */
  readonly count: number;
}

/**
 * Applies a word limit to a line of text while the visitor types: above the limit the text is cut and its length fixed;
 * below it the length is free again [forms-3, forms-4].
 * @param text the field's text
 * @param max maximum number of words
 * @param isFixed whether an earlier cut has fixed the length
 */
export function limitLine(text: string, max: number, isFixed: boolean): WordLimit {
  const count = countWords(text);
  if (count > max) return { text: cutToWords(text, max), length: 'fix', count };
  return { text, length: isFixed && count < max ? 'lift' : 'keep', count };
}
