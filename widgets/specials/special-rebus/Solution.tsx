import { useState } from 'react';
import { HIDE_SOLUTION, SHOW_SOLUTION } from '../../../core/domain/puzzles/texts.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { useServed } from '../../../core/ui/served/use-served.ts';
import styles from './special-rebus.module.css';
import { CONFIRM, CONFIRM_TEXT, NO, YES } from './texts.ts';

interface SolutionProps {
  /** The server's solution. */
  readonly details: HTMLDetailsElement;
  /** Aborts the confirmation. */
  readonly signal: AbortSignal;
}

/**
 * A button that replaces the closed solution, and opens it after the visitor has confirmed [special-rebus-2]. A closed
 * solution is not read by screen readers, found by the browser's search or printed.
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
