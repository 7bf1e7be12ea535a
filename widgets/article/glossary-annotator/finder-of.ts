import { APOSTROPHES, HYPHENS } from '../../../core/platform/text/comparable-text.ts';
import { termKey } from './definitions.ts';

/** The position of a term in a text. */
export interface Found {
  readonly term: string;
  /** Index of the first character in the text. */
  readonly at: number;
  readonly length: number;
}

/** The text directly before and after a text, if it makes the first or last word longer; otherwise empty. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** Finds terms in successive texts, each only the first time. A word that continues in the text around is not found. */
export type Finder = (text: string, around?: Around) => Found[];

/** Soft hyphens and similar characters, which may be anywhere in a word. */
const UNSEEN = '\\p{Cf}*';
/** The boundaries of a whole word. */
const START = `(?<![\\p{L}\\p{M}\\p{N}_]${UNSEEN})`;
const END = `(?!${UNSEEN}[\\p{L}\\p{M}\\p{N}_])`;

/**
 * Creates a finder of whole words, regardless of case [glossary-annotator-1]. If terms share their beginning, the
 * longest wins: ‘Normaal Amsterdams Peil’ before ‘Peil’. One regular expression finds all terms, so that the number of
 * terms hardly matters.
 * @param terms the terms, as returned by `termKey`
 */
export function finderOf(terms: readonly string[]): Finder {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const any = longestFirst.map(patternOf).join('|');
  const pattern = new RegExp(`${START}(?:${any})${END}`, 'giu');
  const left = new Set(terms);
  return (text, { before, after } = { before: '', after: '' }) =>
    left.size === 0
      ? []
      : [...`${before}${text}${after}`.matchAll(pattern)].flatMap((match) => {
          const [{ length }] = match;
          const at = match.index - before.length;
          if (at < 0 || at + length > text.length) return [];
          const term = termKey(match[0]);
          return left.delete(term) ? { term, at, length } : [];
        });
}

/** A pattern that matches a term in any form that `comparableText` considers equal. */
function patternOf(term: string): string {
  return [...term].map(characterPattern).join(UNSEEN);
}

function characterPattern(character: string): string {
  if (character === ' ') return '\\s+';
  if (character === "'") return `[${APOSTROPHES}]`;
  if (character === '-') return `[${HYPHENS}]`;
  return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
