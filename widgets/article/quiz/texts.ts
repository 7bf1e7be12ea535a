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

/** How long the quiz is, before it begins. */
export function lengthText(type: QuizType, count: number): string {
  if (type === 'questions') return count === 1 ? '1 vraag' : `${count} vragen`;
  return count === 1 ? '1 stelling' : `${count} stellingen`;
}

/** Where the reader is, from 1. */
export function placeText(type: QuizType, at: number, count: number): string {
  return `${type === 'questions' ? 'Vraag' : 'Stelling'} ${at} van ${count}`;
}

/** How many chose an answer, beside its bar. */
export const percentText = (percentage: number): string => `${percentage}%`;
export const OF_READERS = ' van de lezers';

/** What is said once a question is answered right. */
export const RIGHT_FEEDBACK = 'Goed!';

/** What is said once a question is answered wrong; a definition may call none of the answers right. */
export function wrongFeedback(right: readonly string[]): string {
  if (right.length === 0) return 'Helaas, dat is niet goed.';
  if (right.length === 1) return `Helaas, het goede antwoord is: ${right[0]}`;
  return `Helaas, goed waren: ${right.join(' / ')}`;
}

/** What is said once a statement is answered. */
export const chosenFeedback = (answer: string): string => `Je koos: ${answer}`;

/** How many chose the same. */
export const sameChoice = (percentage: number): string => `${percentage}% van de lezers koos hetzelfde.`;

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** The end result, in a sentence. */
export function resultText(type: QuizType, score: number, total: number): string {
  if (type === 'statements')
    return `Je scoorde ${number.format(score)} van de ${number.format(total)} punten`;
  return `Je had ${score} van de ${total} ${total === 1 ? 'vraag' : 'vragen'} goed`;
}

/** The same in a message to others, where the quiz has no text of its own. */
export function sharedResultText(type: QuizType, score: number, total: number): string {
  if (type === 'statements')
    return `Ik scoorde ${number.format(score)} van de ${number.format(total)} punten.`;
  return `Ik had ${score} van de ${total} ${total === 1 ? 'vraag' : 'vragen'} goed.`;
}

/** What the ring of the end result shows. */
export const scoreText = (score: number, total: number): string =>
  `${number.format(score)}/${number.format(total)}`;

/** The mark before an answer: A, B, C; numbers after Z. */
export const answerMark = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));
