import { addClass } from '../../platform/dom/undo.ts';
import { createButton } from '../../ui/button/plain-button.ts';
import { createFold, type Fold } from '../../ui/fold/fold.ts';
import styles from './Solution.module.css';
import { HIDE_SOLUTION, SHOW_SOLUTION } from './texts.ts';

/** The button of a solution. */
export interface SolutionButton {
  readonly button: HTMLButtonElement;
  readonly fold: Fold;
}

/**
 * Hides the server-sent solution of a puzzle and creates the button that shows it. A closed solution is neither read by
 * screen readers nor found by the browser's search, nor printed [puzzle-article-1, chess-solution-1].
 * @param parts the solution
 * @param signal shows the parts as the server sent them
 * @param isConfirmed is asked before the solution opens; by default it opens at once
 * @returns the button, which the caller inserts
 */
export function createSolutionButton(
  parts: readonly HTMLElement[],
  signal: AbortSignal,
  isConfirmed?: () => Promise<boolean>,
): SolutionButton {
  for (const part of parts) addClass(part, styles.solution, signal);
  const button = createButton(SHOW_SOLUTION);
  const words = button.firstElementChild;
  if (isConfirmed) {
    button.addEventListener(
      'click',
      (event) => {
        if (fold.isOpen()) return;
        event.stopImmediatePropagation();
        void isConfirmed().then((yes) => yes && !signal.aborted && fold.open(true));
      },
      { signal },
    );
  }
  const onChange = (isOpen: boolean) => {
    if (words) words.textContent = isOpen ? HIDE_SOLUTION : SHOW_SOLUTION;
  };
  const fold = createFold(button, parts, { isFindable: false, onChange }, signal);
  return { button, fold };
}
