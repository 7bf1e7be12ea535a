/**
 * Counts words by splitting on spaces [forms-2]. Several spaces in a row part two words once; line ends,
 * tabs and hard spaces part words as well.
 * @param text what was filled in
 */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/**
 * Cuts a text behind its last allowed word; what stays is as it was typed [forms-3].
 * @param text what was filled in
 * @param max how many words may stay, at least 1
 * @returns the text, unchanged where it has no more words than that
 */
export function cutToWords(text: string, max: number): string {
  const word = [...text.matchAll(/\S+/g)][max];
  return word ? text.slice(0, word.index).trimEnd() : text;
}

/** What a limit on words does to a line of text. */
export interface WordLimit {
  /** What stays in the field. */
  readonly text: string;
  /** What becomes of the field's greatest length: fixed at the text's, lifted, or left as it is. */
  readonly length: 'fix' | 'lift' | 'keep';
  /** How many words there were before the cut. */
  readonly count: number;
}

/**
 * Applies a limit to a line of text as the reader types: above it the text is cut and can get no longer; below
 * it the text is free again [forms-3, forms-4].
 * @param text what is in the field
 * @param max the most words
 * @param isFixed whether an earlier cut has fixed the length
 */
export function limitLine(text: string, max: number, isFixed: boolean): WordLimit {
  const count = countWords(text);
  if (count > max) return { text: cutToWords(text, max), length: 'fix', count };
  return { text, length: isFixed && count < max ? 'lift' : 'keep', count };
}
