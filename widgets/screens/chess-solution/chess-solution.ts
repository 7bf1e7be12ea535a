import { createSolutionButton } from '../../../core/domain/puzzles/create-solution-button.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './chess-solution.module.css';

/** Selector of the solution within a problem; without a match the hook contains only the solution. */
const SOLUTION = '[data-chess-solution], [class*="solution" i], [class*="oplossing" i]';

/** Hides the solution of a chess problem behind a button [chess-solution-1, chess-solution-2]. */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    if (!hook.textContent?.trim() && hook.childElementCount === 0) {
      throw new TypeError(`${feature}: the hook has no solution.`);
    }
    const marked = [...hook.querySelectorAll<HTMLElement>(SOLUTION)];
    const parts = marked.length > 0 ? marked : [wrapContent(hook, signal)];
    const button = createSolutionButton(parts, signal);
    // A page has several problems, whose buttons have the same label.
    const heading = hook
      .closest('section, article, li')
      ?.querySelector('h2, h3, h4, h5, h6')
      ?.textContent?.trim();
    if (heading) button.setAttribute('aria-description', heading);
    const line = create('p');
    line.className = styles.line;
    line.append(button);
    insert(parts[0] ?? hook, 'beforebegin', line, signal);
  },
});

/** Wraps the hook's content in one element that can be hidden, because it may be only text. */
function wrapContent(hook: HTMLElement, signal: AbortSignal): HTMLElement {
  const content = [...hook.childNodes];
  const wrapper = create('div');
  replaceContent(hook, [wrapper], signal);
  wrapper.append(...content);
  return wrapper;
}
