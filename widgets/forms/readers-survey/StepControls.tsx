import { Button } from '../../../core/ui/button/Button.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './StepControls.module.css';
import { NEXT, PREVIOUS, SEND, stepText } from './texts.ts';

interface StepControlsProps {
  readonly form: HTMLFormElement;
  /** The server's button that submits the form, if there is one. */
  readonly submit: Element | undefined;
  /** The number of the shown question, from 1. */
  readonly step: number;
  readonly count: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/**
 * The number of the question, and the buttons to the next and the previous one [readers-survey-1]. 'Next' comes first
 * in the document, so that it does not move when 'Vorige' appears.
 */
export function StepControls({ form, submit, step, count, onPrevious, onNext }: StepControlsProps) {
  const isLast = step === count;
  const next = (
    <Button look="primary" hidden={isLast} onClick={onNext}>
      {NEXT}
    </Button>
  );
  const previous = (
    <Button className={styles.previous} hidden={step === 1} onClick={onPrevious}>
      {PREVIOUS}
    </Button>
  );
  return (
    <>
      <p className={styles.count} role="status">
        {stepText(step, count)}
      </p>
      {submit ? (
        <>
          <Beside element={submit} at="beforebegin" className={styles.place}>
            {next}
          </Beside>
          <Beside element={submit} at="afterend" className={styles.place}>
            {previous}
          </Beside>
        </>
      ) : (
        <Beside element={form} at="beforeend" className={styles.place}>
          {next}
          <Button type="submit" look="primary" hidden={!isLast}>
            {SEND}
          </Button>
          {previous}
        </Beside>
      )}
    </>
  );
}
