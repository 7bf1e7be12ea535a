import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './special-rebus.module.css';
import { ANSWER, CHECK } from './texts.ts';

interface AnswerProps {
  /** The result, which is announced. */
  readonly result: string;
  /** Called with the field of a submitted form. */
  readonly onAnswer: (field: HTMLInputElement) => void;
  readonly onInput: () => void;
}

/** The form for the answer, with its result. */
export function AnswerForm({ result, onAnswer, onInput }: AnswerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) onAnswer(field.current);
      }}
    >
      <label className={styles.label}>
        <span className={styles.words}>{ANSWER}</span>
        <input ref={field} className={styles.input} autoComplete="off" spellCheck={false} onInput={onInput} />
      </label>
      <Button type="submit" look="primary">
        {CHECK}
      </Button>
      <Result text={result} />
    </form>
  );
}

interface ServedFormProps extends AnswerProps {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}

/** The result for a form sent by the server. */
export function ServedForm({ form, field, result, onAnswer, onInput }: ServedFormProps) {
  const answer = useEffectEvent(onAnswer);
  const type = useEffectEvent(onInput);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      answer(field);
    };
    form.addEventListener('submit', submit, { signal });
    field.addEventListener('input', () => type(), { signal });
    return () => life.abort();
  }, [form, field]);
  return (
    <Beside element={form} at="beforeend" className={styles.place}>
      <Result text={result} />
    </Beside>
  );
}

const Result = ({ text }: { readonly text: string }) => (
  <p className={styles.status} role="status">
    {text}
  </p>
);
