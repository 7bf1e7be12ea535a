import type { QuizResult } from './quiz-definition.ts';

/** The bounds of a range of percentages, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Whole percents: `40-59`, or without an upper bound: `80-` or `80`. */
const RANGE = /^\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})?\s*)?$/;

/**
 * Reads a range as the CMS writes it, 'min-max' [quiz-1]. The upper bound defaults to 100 [quiz-6].
 * @param text such as `40-59`
 * @returns undefined if it is malformed: no numbers, or the lower bound above the upper one [quiz-11]
 */
export function parseRange(text: string): Range | undefined {
  const [, min, max = '100'] = RANGE.exec(text) ?? [];
  if (min === undefined || Number(min) > Number(max)) return undefined;
  return { min: Number(min), max: Number(max) };
}

/**
 * The first result whose range contains the percentage [quiz-6]; ranges may overlap or leave gaps.
 * @param results in order of precedence
 * @param percentage from 0 up to 100, whole
 * @returns undefined if none does: then only the score is shown [quiz-11]
 */
export function resultFor(results: readonly QuizResult[], percentage: number): QuizResult | undefined {
  return results.find(({ min, max }) => min <= percentage && percentage <= max);
}
