import { Button } from '../button/Button.tsx';
import { openDialog } from './open-dialog.tsx';

/** One of the answers. */
export interface AnswerOption<Value extends string> {
  readonly value: Value;
  /** The button's text. */
  readonly label: string;
  /** Whether Enter gives this answer; at most one answer has this. */
  readonly primary?: boolean;
}

/** A question with its answers. */
export interface Question<Value extends string> {
  /** The question, in the dialog's head. */
  readonly title: string;
  /** The description; text, never markup. */
  readonly text: string;
  /** The answers in the order of the buttons. */
  readonly answers: readonly AnswerOption<Value>[];
  /** Closes the question, which then counts as cancelled. */
  readonly signal: AbortSignal;
}

/** Milliseconds before the question shows [dialog-1]. */
export const SHOW_DELAY = 150;

let questions = 0;

/**
 * Shows a question in a dialog [dialog-2].
 * @param question see {@link Question}
 * @returns the value of the chosen answer; `'cancelled'` after Escape, a click outside, 'Sluiten', the back button,
 * another dialog, and when the signal aborts
 */
export function confirmChoice<Value extends string>(question: Question<Value>): Promise<Value | 'cancelled'> {
  const { title, text, answers, signal } = question;
  const describedBy = `nmt-question-${++questions}`;
  const primary = answers.find((answer) => answer.primary);
  return openDialog<Value>({
    title,
    operation: 'custom',
    signal,
    describedBy,
    delay: SHOW_DELAY,
    // Enter was pressed outside of the buttons; on a button it chooses that answer.
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
