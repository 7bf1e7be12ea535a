import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { type Game, INTRO } from './game.ts';
import type { Id, QuizDefinition } from './quiz-definition.ts';

/** An answer as it is stored and sent [quiz-8]. */
export interface StoredAnswer {
  readonly quiz_id: Id;
  readonly article_id: Id | undefined;
  /** Index of the question in the definition. */
  readonly question_id: number;
  readonly answer_id: Id;
}

/** A game as it is stored. */
interface StoredGame {
  readonly quiz_id: Id;
  readonly at: number;
  readonly answers: readonly StoredAnswer[];
  readonly sent: readonly number[];
}

/** Maximum number of stored quizzes; the least recently played one is removed first. */
const MAX_GAMES = 30;

const kept = storedItem<StoredGame[]>({
  key: 'nmt_quiz',
  accepts: (value): value is StoredGame[] => Array.isArray(value) && value.every(isStoredGame),
});

/**
 * Reads a game from this browser's storage. Answers are identified by their ids, so that a quiz that has been corrected
 * in the meantime continues; the position is at most the first question without an answer.
 * @returns undefined if the quiz was not played here
 */
export function readGame(quiz: QuizDefinition): Game | undefined {
  const stored = kept.read()?.find((game) => isOf(game, quiz));
  if (!stored) return undefined;
  const choices = quiz.questions.map(({ index, answers }) => {
    const given = stored.answers.find(({ question_id }) => question_id === index);
    const place = answers.findIndex(({ id }) => given && String(id) === String(given.answer_id));
    return place < 0 ? undefined : place;
  });
  const open = choices.indexOf(undefined);
  const furthest = open < 0 ? choices.length : open;
  return { at: Math.min(stored.at, furthest), choices: choices.slice(0, furthest), sent: stored.sent };
}

/** Stores the progress. Answers that another tab has sent stay marked as sent. */
export function keepGame(quiz: QuizDefinition, { at, choices, sent }: Game): void {
  const answers = quiz.questions.flatMap((question, place) => {
    const answer = question.identified ? question.answers[choices[place] ?? -1] : undefined;
    return answer?.id === undefined ? [] : storedAnswer(quiz, question.index, answer.id);
  });
  const all = kept.read() ?? [];
  const elsewhere = all.find((game) => isOf(game, quiz))?.sent ?? [];
  const own = { quiz_id: quiz.id, at, answers, sent: [...new Set([...elsewhere, ...sent])] };
  kept.write([own, ...all.filter((game) => !isOf(game, quiz))].slice(0, MAX_GAMES));
}

/** An answer with the fields under which it is stored and sent [quiz-8]. */
export function storedAnswer(
  { id, articleId }: Pick<QuizDefinition, 'id' | 'articleId'>,
  question: number,
  answer: Id,
): StoredAnswer {
  return { quiz_id: id, article_id: articleId, question_id: question, answer_id: answer };
}

function isOf({ quiz_id }: StoredGame, { id }: QuizDefinition): boolean {
  return String(quiz_id) === String(id);
}

function isStoredGame(value: unknown): value is StoredGame {
  return (
    isRecord(value) &&
    isId(value.quiz_id) &&
    Number.isInteger(value.at) &&
    Number(value.at) >= INTRO &&
    Array.isArray(value.sent) &&
    value.sent.every(Number.isInteger) &&
    Array.isArray(value.answers) &&
    value.answers.every(
      (answer) => isRecord(answer) && Number.isInteger(answer.question_id) && isId(answer.answer_id),
    )
  );
}

function isId(value: unknown): value is Id {
  return typeof value === 'number' || typeof value === 'string';
}
