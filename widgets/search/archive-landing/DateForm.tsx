import { useId, useRef } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { useServed } from '../../../core/ui/served/use-served.ts';
import styles from './DateForm.module.css';
import type { EditionDates } from './edition-address.ts';
import { CHOOSE_DATE, OPEN } from './texts.ts';

interface DateFormProps {
  /** The server's date input, if it sent one. */
  readonly served: HTMLInputElement | null;
  /** Whether that input is in a form sent by the server, which only lacks the error. */
  readonly isFormServed: boolean;
  readonly dates: EditionDates;
  /** The error message; empty if there is none. */
  readonly error: string;
  /** After an error, the edition nearest to the day. */
  readonly nearest: { readonly address: string; readonly text: string } | undefined;
  readonly onInput: () => void;
  /** Opens the edition of a day. @returns whether there is one */
  readonly onOpen: (day: string) => boolean;
}

/** The form in which a visitor selects a day [archive-landing-1], or the parts that the server's form lacks. */
export function DateForm({ served, isFormServed, dates, error, nearest, onInput, onOpen }: DateFormProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const described = error ? ({ 'aria-invalid': 'true', 'aria-describedby': `${id}message` } as const) : {};
  useServed(served, { attributes: { ...described, ...(!isFormServed && { form: id }) } });

  const message = (
    <p className={styles.message} id={`${id}message`} role="alert">
      {error && <span>{nearest ? `${error} ` : error}</span>}
      {nearest && (
        <a className={styles.nearest} href={nearest.address}>
          {nearest.text}
        </a>
      )}
    </p>
  );
  if (isFormServed) return message;
  return (
    <form
      className={styles.form}
      id={id}
      // The browser's own messages would be in the browser's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = served ?? own.current;
        if (input && !onOpen(input.value)) input.focus();
      }}
    >
      {!served && (
        <label className={styles.label}>
          <span>{CHOOSE_DATE}</span>
          <input
            {...described}
            ref={own}
            className={styles.input}
            type="date"
            min={dates.first || undefined}
            max={dates.last || undefined}
            onChange={onInput}
          />
        </label>
      )}
      <Button type="submit" look="primary">
        {OPEN}
      </Button>
      {message}
    </form>
  );
}
