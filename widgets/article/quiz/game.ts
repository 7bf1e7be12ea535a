import type { QuizDefinition, QuizQuestion } from './quiz-definition.ts';
import type { Choices } from './score.ts';

/** The place of the intro, before the first question. */
export const INTRO = -1;

/** How far a reader is. */
export interface Game {
  /** {@link INTRO}, then the place of the question from 0, then the number of questions for the end result. */
  readonly at: number;
  readonly choices: Choices;
  /** The numbers of the questions whose answers were given to be sent: never twice, also when played again. */
  readonly sent: readonly number[];
}

/** A game that has not begun. */
export const NEW_GAME: Game = { at: INTRO, choices: [], sent: [] };

/**
 * Goes on: from the intro to question 1, from an answered question to the next, after the last to the end result
 * [quiz-2]. A question that is not answered stays.
 */
export function goOn(quiz: QuizDefinition, game: Game): Game {
  const isLeft = game.at === INTRO || game.choices[game.at] !== undefined;
  return isLeft && game.at < quiz.questions.length ? { ...game, at: game.at + 1 } : game;
}

/**
 * Answers the question that the reader is at [quiz-3]. Of questions the first answer counts; of statements the last:
 * it takes the place of the one before, with its points [quiz-11].
 * @param answer the place of the answer, from 0
 */
export function choose(quiz: QuizDefinition, game: Game, answer: number): Game {
  const question = quiz.questions[game.at];
  const isFixed = quiz.type === 'questions' && game.choices[game.at] !== undefined;
  if (!question?.answers[answer] || isFixed) return game;
  return { ...game, choices: quiz.questions.map((_, at) => (at === game.at ? answer : game.choices[at])) };
}

/** Begins again at the first question. What was sent stays sent. */
export function playAgain(game: Game): Game {
  return { ...game, at: 0, choices: [] };
}

/** An answer that can be sent. */
export interface Final {
  readonly question: QuizQuestion;
  /** The place of the answer, from 0. */
  readonly answer: number;
}

/**
 * The answers that will not change any more and have not been sent: of a question as soon as it is answered, of a
 * statement once the reader has gone on.
 */
export function finalAnswers({ type, questions }: QuizDefinition, game: Game): Final[] {
  return questions.flatMap((question, at) => {
    const answer = game.choices[at];
    const isFinal = type === 'questions' || at < game.at;
    const isNew = question.identified && !game.sent.includes(question.index);
    return answer !== undefined && isFinal && isNew ? { question, answer } : [];
  });
}
