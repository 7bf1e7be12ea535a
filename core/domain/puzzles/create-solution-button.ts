import { addClass } from '../../platform/dom/undo.ts';
import { createButton } from '../../ui/button/plain-button.ts';
import { createFold } from '../../ui/fold/fold.ts';
import styles from './Solution.module.css';
import { HIDE_SOLUTION, SHOW_SOLUTION } from './texts.ts';

/**
 * Hides the server-sent solution of a puzzle and creates the button that shows it. A closed solution is hidden from
 * screen readers, from the browser's search and in print [puzzle-article-1, chess-solution-1].
 * @param parts the elements of the solution
 * @param signal shows them again as the server sent them
 * @returns the button, which the caller inserts
 */
export function createSolutionButton(parts: readonly HTMLElement[], signal: AbortSignal): HTMLButtonElement {
  for (const part of parts) addClass(part, styles.solution, signal);
  const button = createButton(SHOW_SOLUTION);
  const words = button.firstElementChild;
  const onChange = (isOpen: boolean) => {
    if (words) words.textContent = isOpen ? HIDE_SOLUTION : SHOW_SOLUTION;
  };
  createFold(button, parts, { isFindable: false, onChange }, signal);
  return button;
}
