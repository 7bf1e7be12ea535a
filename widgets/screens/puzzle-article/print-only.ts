import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass } from '../../../core/platform/dom/undo.ts';
import styles from './puzzle-article.module.css';

/** Third-party content that may be within an article. */
const ADS = '[data-ad-position], iframe';

/**
 * Prints one element of the page without its surroundings [puzzle-article-2]. On the screen nothing changes.
 * @param element the element
 * @param without parts of it that are not printed either
 * @param signal ends it
 */
export function printOnly(element: HTMLElement, without: readonly Element[], signal: AbortSignal): void {
  const printing = new AbortController();
  const end = () => printing.abort();
  for (const other of [...aroundOf(element), ...without, ...element.querySelectorAll(ADS)]) {
    addClass(other, styles.unprinted, printing.signal);
  }
  // On phones `print()` returns before the print preview is closed.
  addEventListener('afterprint', end, { once: true, signal: printing.signal });
  onAbort(signal, end);
  window.print();
}

/** The siblings of the element, and those of all its ancestors. */
function aroundOf(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter((other) => other !== element);
  return [...siblings, ...aroundOf(parentElement)];
}
