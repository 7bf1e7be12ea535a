import { useState } from 'react';
import { HIDE_SOLUTION, SHOW_SOLUTION } from '../../../core/domain/puzzles/texts.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { useServed } from '../../../core/ui/served/use-served.ts';
import styles from './special-rebus.module.css';
import { CONFIRM, CONFIRM_TEXT, NO, YES } from './texts.ts';

interface SolutionProps {
  /** The server's solution. */
  readonly details: HTMLDetailsElement;
  /** Ends the question. */
  readonly signal: AbortSignal;
}

/**
 * A button in the place of the closed solution, which opens it once the visitor is sure [special-rebus-2]. A closed solution
 * is neither read by screen readers nor found by the browser's search, nor printed.
 */
export function Solution({ details, signal }: SolutionProps) {
  const [isOpen, setIsOpen] = useState(false);
  useServed(details, { hidden: !isOpen, attributes: isOpen ? { open: '' } : {} });
  const press = async () => {
    if (isOpen || (await isSure(signal))) setIsOpen(!isOpen);
  };
  return (
    <p className={styles.line}>
      <Button aria-expanded={isOpen} onClick={() => void press()}>
        {isOpen ? HIDE_SOLUTION : SHOW_SOLUTION}
      </Button>
    </p>
  );
}

async function isSure(signal: AbortSignal): Promise<boolean> {
  const { confirmChoice } = await import('../../../core/ui/dialog/confirm-choice.tsx');
  const answers = [{ value: 'no', label: NO } as const, { value: 'yes', label: YES, primary: true } as const];
  return (await confirmChoice({ title: CONFIRM, text: CONFIRM_TEXT, answers, signal })) === 'yes';
}
