import { type FormEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../core/ui/button/Button.tsx';
import type { Elements } from '../../../core/ui/elements.ts';
import type { Changes, Step } from './changes.ts';
import styles from './SubscriptionSettings.module.css';
import { BACK } from './texts.ts';

interface StepFormProps {
  readonly step: Step;
  readonly title: string;
  /** The label of the button that makes the change. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly changes: Changes;
  readonly children: Elements;
}

/** A step: its consequences, the button that makes the change, and one that goes back. */
export function StepForm({ step, title, confirm, onConfirm, changes, children }: StepFormProps) {
  const { pending, opened } = useStore(changes);
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on a page that opens with the step: there nobody has pressed anything.
  useEffect(() => {
    if (opened === step) heading.current?.focus();
  }, [opened, step]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <h4 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {title}
      </h4>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={pending === step}>
          {confirm}
        </Button>
        <Button look="outlined" onClick={() => changes.open(undefined)}>
          {BACK}
        </Button>
      </div>
    </form>
  );
}
