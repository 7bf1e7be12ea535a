import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { insert } from '../../../core/platform/dom/undo.ts';

/**
 * Reports whether an element has been passed, that is, whether it is above the viewport. It uses an observer, so that
 * nothing runs while the visitor scrolls.
 * @param element an element with a box
 * @param report called at first, and whenever it changes
 * @param signal ends it
 */
export function watchGoingBy(element: Element, report: (wentBy: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) report(!last.isIntersecting);
    },
    // Everything below counts as visible, so that a jump past the element is reported as well. Touching edges count as
    // visible, too: one px less reports the element exactly at its edge.
    { rootMargin: '-1px 0px 10000000px 0px' },
  );
  observe(observer, element, signal);
}

/**
 * Inserts an invisible mark from the top of the page down to a number of px: it has been passed when the visitor has
 * scrolled that far.
 * @param px distance from the top of the page
 * @param className class of a mark that takes up no space
 * @param signal removes it
 */
export function markPx(px: number, className: string, signal: AbortSignal): HTMLElement {
  const mark = createMark(className);
  mark.style.insetBlockStart = '0';
  mark.style.blockSize = `${px}px`;
  insert(document.body, 'beforeend', mark, signal);
  return mark;
}

/**
 * Marks the position of an element that is not sticking.
 * @param element the bar
 * @param className class of a mark that takes up no space
 * @param signal removes it
 */
export function markPlace(element: HTMLElement, className: string, signal: AbortSignal): HTMLElement {
  const mark = createMark(className);
  insert(element, 'beforebegin', mark, signal);
  return mark;
}

function createMark(className: string): HTMLElement {
  const mark = create('div', { class: className, 'aria-hidden': 'true' });
  return mark;
}
