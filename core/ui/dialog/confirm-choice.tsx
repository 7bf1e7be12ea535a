import { Button } from '../button/Button.tsx';
import { openDialog } from './open-dialog.tsx';

/** One of the answers to choose from. */
export interface AnswerOption<Value extends string> {
  readonly value: Value;
  /** On the button. */
  readonly label: string;
  /** The answer that Enter gives; one at most. */
  readonly primary?: boolean;
}

/** What is asked. */
export interface Question<Value extends string> {
  /** The question, in the dialog's head. */
  readonly title: string;
  /** What it is about; text, never markup. */
  readonly text: string;
  /** In the order in which they are shown. */
  readonly answers: readonly AnswerOption<Value>[];
  /** Withdraws the question: it counts as cancelled. */
  readonly signal: AbortSignal;
}

/** Milliseconds before the question shows [dialog-1]. */
export const SHOW_DELAY = 150;

let questions = 0;

/**
 * Asks the reader to choose, in a dialog [dialog-2].
 * @param question see {@link Question}
 * @returns the value of the chosen answer; `'cancelled'` for Escape, a click outside, 'Sluiten', another dialog,
 * and when the signal aborts
 */
export function confirmChoice<Value extends string>(question: Question<Value>): Promise<Value | 'cancelled'> {
  const { title, text, answers, signal } = question;
  const describedBy = `nmt-question-${++questions}`;
  const primary = answers.find((answer) => answer.primary);
  return openDialog<Value>({
    title,
    signal,
    describedBy,
    delay: SHOW_DELAY,
    // Enter outside of the buttons; a button answers for itself.
    onSubmit: () => primary?.value,
    render: () => <p id={describedBy}>{text}</p>,
    footer: (answer) =>
      answers.map(({ value, label }) => (
        <Button
          key={value}
          look={value === primary?.value ? 'primary' : 'quiet'}
          onClick={() => answer(value)}
        >
          {label}
        </Button>
      )),
  });
}
