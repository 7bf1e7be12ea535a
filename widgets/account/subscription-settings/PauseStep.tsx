import { useRef, useState } from 'react';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import type { Subscription } from './api/subscriptions.ts';
import type { Changes } from './changes.ts';
import { pauseErrors } from './pause-errors.ts';
import { StepForm } from './StepForm.tsx';
import styles from './SubscriptionSettings.module.css';
import { laterDay } from './terms.ts';
import { CONFIRM_PAUSE, FROM, PAUSE, pauseHelp, UNTIL } from './texts.ts';

interface PauseStepProps {
  readonly terms: Exclude<Subscription['pause'], { readonly refusal: unknown }>;
  readonly changes: Changes;
}

/** The dates of a pause, within the limits of the server. */
export function PauseStep({ terms, changes }: PauseStepProps) {
  const { earliest, latest, min_days, max_days } = terms;
  const [from, setFrom] = useState(earliest);
  const [until, setUntil] = useState(laterDay(earliest, min_days));
  const [errors, setErrors] = useState<ReturnType<typeof pauseErrors>>({});
  const [first, second] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];

  function confirm() {
    const found = pauseErrors(from, until, terms);
    setErrors(found);
    if (found.from) return first.current?.focus();
    if (found.until) return second.current?.focus();
    void changes.make({ type: 'pause', from, until });
  }

  return (
    <StepForm step="pause" title={PAUSE} confirm={CONFIRM_PAUSE} onConfirm={confirm} changes={changes}>
      <p className={styles.text}>{pauseHelp(min_days, max_days)}</p>
      <Field
        ref={first}
        className={styles.field}
        type="date"
        label={FROM}
        error={errors.from}
        required
        autoComplete="off"
        min={earliest}
        max={latest}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        ref={second}
        className={styles.field}
        type="date"
        label={UNTIL}
        error={errors.until}
        required
        autoComplete="off"
        min={laterDay(from, min_days)}
        max={laterDay(from, max_days)}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </StepForm>
  );
}
