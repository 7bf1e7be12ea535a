import type { QuizDefinition } from './quiz-definition.ts';

/** Index of the chosen answer for each question, in order; undefined for one without an answer. */
export type Choices = readonly (number | undefined)[];

/** The parts of a quiz that determine its score. */
export type Scored = Pick<QuizDefinition, 'type' | 'questions'>;

/** The score of a quiz. */
export interface Score {
  /** Right answers of questions, points of statements. */
  readonly score: number;
  /** The maximum score. */
  readonly total: number;
  /** From 0 up to 100, whole. */
  readonly percentage: number;
}

/**
 * Calculates the score: right answers are counted, points of statements are added [quiz-4]. The total is the number of
 * questions, or the sum of the highest points of each statement [quiz-11].
 * @param quiz the quiz
 * @param choices the chosen answers
 */
export function scoreOf({ type, questions }: Scored, choices: Choices): Score {
  let score = 0;
  let total = 0;
  for (const [at, { answers }] of questions.entries()) {
    const chosen = answers[choices[at] ?? -1];
    if (type === 'questions') {
      score += chosen?.correct ? 1 : 0;
      total += 1;
    } else {
      score += chosen?.points ?? 0;
      total += Math.max(...answers.map(({ points }) => points));
    }
  }
  return { score: rounded(score), total: rounded(total), percentage: percentageOf(score, total) };
}

/**
 * Number of parts of a point in exact calculations: in floating point 0.1 + 0.2 is 0.30000000000000004, and 0.29 * 100
 * is 28.999…
 */
const PARTS = 1_000_000;

const rounded = (points: number): number => Math.round(points * PARTS) / PARTS;

/**
 * A score in percent: floor(score / total * 100) [quiz-5]; 0 if the total is 0 [quiz-11]. Calculated with whole parts
 * of points, which is exact.
 * @param score from 0 up to the total
 * @param total 0 or more
 */
export function percentageOf(score: number, total: number): number {
  const [given, most] = [Math.round(score * PARTS), Math.round(total * PARTS)];
  return most > 0 ? Math.floor((given * 100) / most) : 0;
}
