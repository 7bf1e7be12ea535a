import { type Question, questions, texts } from './content.ts';

export interface QuizProps {
  /** Index of the first question. */
  readonly first: number;
  /** Number of questions that this card asks. */
  readonly rounds: number;
}

/** Reads the quiz's properties from its hook's attributes. */
export const quizProps = (data: DOMStringMap): QuizProps => ({
  first: Number(data.first ?? 0),
  rounds: Number(data.rounds ?? 5),
});

/** The state of a game. Plain data: each step returns a new one. */
export interface Game {
  readonly round: number;
  readonly score: number;
  readonly chosen: number | undefined;
  readonly checked: boolean;
  readonly struck: readonly number[];
}

export const start: Game = { round: 0, score: 0, chosen: undefined, checked: false, struck: [] };

/** The question of a round. @throws TypeError if the bank has none with that number */
export function questionOf({ first, rounds }: QuizProps, round: number): Question {
  const question = questions[round === 0 ? first : (first + round * 7) % questions.length];
  if (!question) throw new TypeError(`quiz: no question ${first} of ${rounds}`);
  return question;
}

export const choose = (game: Game, chosen: number): Game => (game.checked ? game : { ...game, chosen });

/** Checks the chosen answer; a removed pair of answers costs half a point. */
export function check(game: Game, question: Question): Game {
  if (game.checked || game.chosen === undefined) return game;
  const worth = game.struck.length > 0 ? 0.5 : 1;
  return { ...game, checked: true, score: game.score + (game.chosen === question.right ? worth : 0) };
}

/** Removes the first two wrong answers. */
export function strike(game: Game, question: Question): Game {
  const wrong = question.answers.map((_, index) => index).filter((index) => index !== question.right);
  return game.checked || game.struck.length > 0
    ? game
    : { ...game, chosen: undefined, struck: wrong.slice(0, 2) };
}

export const next = (game: Game): Game => ({ ...start, round: game.round + 1, score: game.score });

/** "3½ van de 5" with a verdict. */
export function verdict(score: number, rounds: number): string {
  const level = score === rounds ? 3 : score / rounds >= 0.75 ? 2 : score / rounds >= 0.5 ? 1 : 0;
  const whole = Math.floor(score);
  const shown = score === whole ? String(whole) : `${whole || ''}½`;
  return `${shown} van de ${rounds}. ${texts.verdicts[level]}`;
}

/** The text that challenges a friend. */
export const challenge = (score: number, rounds: number): string =>
  `Ik haalde ${verdict(score, rounds)} Doe jij het beter?`;
