import { termKey } from './definitions.ts';

/** A place in a text where a term stands. */
export interface Found {
  readonly term: string;
  /** From, in characters of the text. */
  readonly at: number;
  readonly length: number;
}

/** Finds terms in one text after the other, each only the first time. */
export type Finder = (text: string) => Found[];

/** Before and after a whole word. */
const START = '(?<![\\p{L}\\p{M}\\p{N}_])';
const END = '(?![\\p{L}\\p{M}\\p{N}_])';

/**
 * Makes a finder of whole words, regardless of case [glossary-annotator-1]. Where terms share their beginning, the
 * longest counts: ‘Normaal Amsterdams Peil’ before ‘Peil’. All terms are looked for at once, so that many cost as much
 * as few.
 * @param terms as `termKey` gives them
 */
export function finderOf(terms: readonly string[]): Finder {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((term) => literally(term).replace(/ /g, '\\s+')).join('|');
  const pattern = new RegExp(`${START}(?:${any})${END}`, 'giu');
  const left = new Set(terms);
  return (text) =>
    left.size === 0
      ? []
      : [...text.matchAll(pattern)].flatMap((match) => {
          const term = termKey(match[0]);
          return left.delete(term) ? { term, at: match.index, length: match[0].length } : [];
        });
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
