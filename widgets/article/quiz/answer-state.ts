import type { QuizAnswer, QuizType } from './quiz-definition.ts';

/**
 * The state of an answer: `open` before the question is answered; `chosen` and `ignored` after it, in a quiz of
 * questions with the right answer [quiz-3].
 */
export type AnswerState = 'open' | 'chosen' | 'ignored' | 'right' | 'wrong' | 'missed';

/**
 * @param type type of the quiz
 * @param answer one of the answers
 * @param at its index
 * @param chosen index of the chosen answer; undefined if there is none yet
 * @returns `right` and `wrong` for the chosen answer, `missed` for a right one that was not chosen
 */
export function answerState(
  type: QuizType,
  { correct }: Pick<QuizAnswer, 'correct'>,
  at: number,
  chosen: number | undefined,
): AnswerState {
  if (chosen === undefined) return 'open';
  const isChosen = at === chosen;
  if (type === 'statements') return isChosen ? 'chosen' : 'ignored';
  if (isChosen) return correct ? 'right' : 'wrong';
  return correct ? 'missed' : 'ignored';
}

/**
 * The answer to which a key moves, around the group (WAI-ARIA Authoring Practices, radio group).
 * @param key as in `KeyboardEvent.key`
 * @param at the answer that has the focus, from 0
 * @param count number of answers, at least one
 * @returns undefined for keys that do not move
 */
export function answerAfterKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
