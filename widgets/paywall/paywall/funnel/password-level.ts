import { PASSWORD_LEVELS } from './texts.ts';

/** A score of the strength tool: 0 is the weakest [password-strength-4]. */
export type Score = 0 | 1 | 2 | 3 | 4;

/** Scores a password. The password never leaves the browser [password-strength-4]. */
export type PasswordScorer = (password: string, known: readonly string[]) => Score;

export interface PasswordLevel {
  readonly name: (typeof PASSWORD_LEVELS)[number];
  /** Rank of the level, from 0 to 5. */
  readonly rank: number;
  /** The first three levels are errors [password-strength-3]. */
  readonly passes: boolean;
}

/** Minimum number of characters of a password that is not "Te kort" [password-strength-2]. */
const MIN_LENGTH = 2;
const LOWEST_THAT_PASSES = 3;

/**
 * Returns the level of a password [password-strength-1 to -3].
 * @param password as typed
 * @param score the scorer's result
 */
export function levelOf(password: string, score: Score): PasswordLevel {
  const rank = [...password].length < MIN_LENGTH ? 0 : score + 1;
  return { name: PASSWORD_LEVELS[rank] ?? PASSWORD_LEVELS[0], rank, passes: rank >= LOWEST_THAT_PASSES };
}

/**
 * Scores by length and kinds of characters, until the tool is loaded or if it cannot load [password-strength-4]. It is
 * stricter than the tool: a single repeated character, or the visitor's own address, is weak at any length.
 */
export const scoreByLength: PasswordScorer = (password, known) => {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  const isKnown = known.some((text) => text !== '' && password.toLowerCase().includes(text.toLowerCase()));
  if (isKnown || different < 5) return 0;
  const points = Math.floor(password.length / 4) + kinds - 2;
  return SCORES[Math.max(0, Math.min(SCORES.length - 1, points))] ?? 0;
};

const SCORES: readonly Score[] = [0, 1, 2, 3, 4];
