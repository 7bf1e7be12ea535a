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
  return { score, total, percentage: percentageOf(score, total) };
}

/**
 * A score in percent: floor(score / total * 100) [quiz-5]; 0 if the total is 0 [quiz-11]. Multiplied first, because 29
 * / 100 * 100 is 28.999… in floating point.
 * @param score from 0 up to the total
 * @param total 0 or more
 */
export function percentageOf(score: number, total: number): number {
  return total > 0 ? Math.floor((score * 100) / total) : 0;
}
