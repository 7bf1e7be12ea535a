import type { QuizDefinition, QuizQuestion } from './quiz-definition.ts';
import type { Choices } from './score.ts';

/** The position of the introduction, before the first question. */
export const INTRO = -1;

/** The progress of a game. */
export interface Game {
  /** {@link INTRO}, then the index of the question, then the number of questions for the end result. */
  readonly at: number;
  readonly choices: Choices;
  /** The questions whose answers have been passed to the outbox: each only once, even if the quiz is played again. */
  readonly sent: readonly number[];
}

/** A new game. */
export const NEW_GAME: Game = { at: INTRO, choices: [], sent: [] };

/**
 * Moves forward: from the introduction to question 1, from an answered question to the next, after the last to the end
 * result [quiz-2]. Does nothing while a question is not answered.
 */
export function goOn(quiz: QuizDefinition, game: Game): Game {
  const isLeft = game.at === INTRO || game.choices[game.at] !== undefined;
  return isLeft && game.at < quiz.questions.length ? { ...game, at: game.at + 1 } : game;
}

/**
 * Answers the current question [quiz-3]. For questions the first answer counts; for statements the last one, which
 * replaces the earlier one with its points [quiz-11].
 * @param answer index of the answer
 */
export function choose(quiz: QuizDefinition, game: Game, answer: number): Game {
  const question = quiz.questions[game.at];
  const isFixed = quiz.type === 'questions' && game.choices[game.at] !== undefined;
  if (!question?.answers[answer] || isFixed) return game;
  return { ...game, choices: quiz.questions.map((_, at) => (at === game.at ? answer : game.choices[at])) };
}

/** Starts again at the first question. Sent answers stay marked as sent. */
export function playAgain(game: Game): Game {
  return { ...game, at: 0, choices: [] };
}

/** An answer that can be sent. */
export interface Final {
  readonly question: QuizQuestion;
  /** Index of the answer. */
  readonly answer: number;
}

/**
 * The final answers that have not been sent: for questions as soon as they are answered, for statements once the
 * visitor has moved on.
 */
export function finalAnswers({ type, questions }: QuizDefinition, game: Game): Final[] {
  return questions.flatMap((question, at) => {
    const answer = game.choices[at];
    const isFinal = type === 'questions' || at < game.at;
    const isNew = question.identified && !game.sent.includes(question.index);
    return answer !== undefined && isFinal && isNew ? { question, answer } : [];
  });
}
