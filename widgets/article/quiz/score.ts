import type { QuizDefinition } from './quiz-definition.ts';

/** The place of the chosen answer for each question, in order; undefined for one that is not answered. */
export type Choices = readonly (number | undefined)[];

/** What of a quiz its score follows from. */
export type Scored = Pick<QuizDefinition, 'type' | 'questions'>;

/** How a quiz ended. */
export interface Score {
  /** Right answers of questions, points of statements. */
  readonly score: number;
  /** What could have been reached. */
  readonly total: number;
  /** From 0 up to 100, whole. */
  readonly percentage: number;
}

/**
 * The score of what was chosen: right answers are counted, points of statements are added up [quiz-4]. The total is
 * the number of questions, or the sum of the highest points of each statement [quiz-11].
 * @param quiz the quiz
 * @param choices what was chosen
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
 * A score in percent: floor(score / total * 100) [quiz-5]; 0 where there is nothing to reach [quiz-11]. Multiplied
 * first, because 29 / 100 * 100 is 28.999… in a computer's numbers.
 * @param score from 0 up to the total
 * @param total 0 or more
 */
export function percentageOf(score: number, total: number): number {
  return total > 0 ? Math.floor((score * 100) / total) : 0;
}
