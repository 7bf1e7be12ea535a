import { observe } from '../../../core/platform/dom/observe.ts';
import { insert } from '../../../core/platform/dom/undo.ts';

/**
 * Reports whether an element has gone by: out of the window at its top. What is below the window has not. The browser
 * itself watches, so that nothing runs while the reader scrolls.
 * @param element with a box of its own
 * @param report called at first, and whenever it changes
 * @param signal ends it
 */
export function watchGoingBy(element: Element, report: (wentBy: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) report(!last.isIntersecting);
    },
    // All that is below counts as seen, so that a jump over the element is told as well. Edges that only touch
    // count as seen too: one px less lets it go by exactly at its edge.
    { rootMargin: '-1px 0px 10000000px 0px' },
  );
  observe(observer, element, signal);
}

/**
 * Puts an invisible mark from the top of the page down to a number of px: it has gone by when the reader has
 * scrolled that far.
 * @param px from the top of the page
 * @param className of a mark that takes no place
 * @param signal takes it away
 */
export function markPx(px: number, className: string, signal: AbortSignal): HTMLElement {
  const mark = createMark(className);
  mark.style.insetBlockStart = '0';
  mark.style.blockSize = `${px}px`;
  insert(document.body, 'beforeend', mark, signal);
  return mark;
}

/**
 * Marks the place at which an element stands by itself.
 * @param element the bar
 * @param className of a mark that takes no place
 * @param signal takes it away
 */
export function markPlace(element: HTMLElement, className: string, signal: AbortSignal): HTMLElement {
  const mark = createMark(className);
  insert(element, 'beforebegin', mark, signal);
  return mark;
}

function createMark(className: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = className;
  mark.setAttribute('aria-hidden', 'true');
  return mark;
}
