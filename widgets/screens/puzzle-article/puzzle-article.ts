import { createSolutionButton } from '../../../core/domain/puzzles/create-solution-button.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { openTab } from '../../../core/ui/popup/popup.ts';
import { printOnly } from './print-only.ts';
import styles from './puzzle-article.module.css';
import { PRINT } from './texts.ts';

const SOLUTION = '[data-puzzle-solution]';

/** Hides the solution of a puzzle behind a button, and prints only the puzzle [puzzle-article-1, puzzle-article-2]. */
export default enhancer({
  attributes: {
    /** The address of the puzzle as a PDF, which the print button opens instead of printing the page. */
    printUrl: optional(address()),
  },
  enhance(hook, { printUrl }, { signal }) {
    const line = create('div');
    line.className = styles.line;
    const solution = [...hook.querySelectorAll<HTMLElement>(SOLUTION)];
    if (solution.length > 0) line.append(createSolutionButton(solution, signal));
    const print = createButton(PRINT, 'outlined');
    print.addEventListener(
      'click',
      () => {
        if (printUrl === undefined) printOnly(hook, [...solution, line], signal);
        else if (!openTab(printUrl)) location.assign(printUrl);
      },
      { signal },
    );
    line.append(print);
    const [first] = solution;
    insert(first ?? hook, first ? 'beforebegin' : 'beforeend', line, signal);
  },
});
