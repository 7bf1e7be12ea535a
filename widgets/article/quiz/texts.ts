import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';
import type { QuizType } from './quiz-definition.ts';

export const QUIZ = 'Quiz';
export const START = 'Start de quiz';
export const NEXT = 'Volgende vraag';
export const TO_RESULT = 'Bekijk je resultaat';
export const AGAIN = 'Speel opnieuw';
export const SHARE = 'Deel je resultaat';
export const SHARE_FAILED = 'Delen lukt nu niet. Probeer het later opnieuw.';
export const YOUR_RESULT = 'Je resultaat';
export const YOUR_ANSWERS = 'Bekijk je antwoorden';
export const YOUR_ANSWER = 'Jouw antwoord';
export const RIGHT = 'Goed';
export const WRONG = 'Fout';
export const YOURS_RIGHT = 'Goed: jouw antwoord';
export const YOURS_WRONG = 'Fout: jouw antwoord';
export const RIGHT_ANSWER = 'Het goede antwoord';
export const MAY_CHANGE = 'Je kunt nog van antwoord veranderen.';

/** The length of the quiz, in the introduction. */
export function lengthText(type: QuizType, count: number): string {
  if (type === 'questions') return count === 1 ? '1 vraag' : `${count} vragen`;
  return count === 1 ? '1 stelling' : `${count} stellingen`;
}

/** The current position, from 1. */
export function placeText(type: QuizType, at: number, count: number): string {
  return `${type === 'questions' ? 'Vraag' : 'Stelling'} ${at} van ${count}`;
}

/** The percentage of an answer, beside its bar. */
export const percentText = (percentage: number): string => `${percentage}%`;
export const OF_READERS = ' van de lezers';

/** Shown after a right answer to a question. */
export const RIGHT_FEEDBACK = 'Goed!';

/** Shown after a wrong answer to a question; a definition may have no right answer. */
export function wrongFeedback(right: readonly string[]): string {
  if (right.length === 0) return 'Helaas, dat is niet goed.';
  if (right.length === 1) return `Helaas, het goede antwoord is: ${right[0]}`;
  return `Helaas, goed waren: ${right.join(' / ')}`;
}

/** Shown after an answer to a statement. */
export const chosenFeedback = (answer: string): string => `Je koos: ${answer}`;

/** The percentage of participants with the same answer. */
export const sameChoice = (percentage: number): string => `${percentage}% van de lezers koos hetzelfde.`;

const number = onFirstUse(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));

/** A number of points, such as '7,5'. */
export const pointsText = (points: number): string => number().format(points);

/** The end result, in a sentence. */
export function resultText(type: QuizType, score: number, total: number): string {
  if (type === 'statements')
    return `Je scoorde ${number().format(score)} van de ${number().format(total)} punten`;
  return `Je had ${score} van de ${total} ${total === 1 ? 'vraag' : 'vragen'} goed`;
}

/** The end result in a shared message, if the quiz has no text of its own. */
export function sharedResultText(type: QuizType, score: number, total: number): string {
  if (type === 'statements')
    return `Ik scoorde ${number().format(score)} van de ${number().format(total)} punten.`;
  return `Ik had ${score} van de ${total} ${total === 1 ? 'vraag' : 'vragen'} goed.`;
}

/** The text in the ring of the end result. */
export const scoreText = (score: number, total: number): string =>
  `${number().format(score)}/${number().format(total)}`;

/** The mark before an answer: A, B, C; numbers after Z. */
export const answerMark = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));
