import { observe } from '../dom/observe.ts';
import { onAbort } from '../dom/on-abort.ts';
import { anchorScroll } from './anchor-scroll.ts';

/**
 * Changes an element's size as soon as the element is out of view, so that nothing that is read moves.
 * @param element an element of the document; one without a box is out of view
 * @param change changes the page; called once
 * @param signal gives up
 */
export function whenOutOfView(element: Element, change: () => void, signal: AbortSignal): void {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const changeUnseen = () => {
    if (ending.signal.aborted || isInView(element)) return;
    ending.abort();
    if (element.getBoundingClientRect().top >= innerHeight) change();
    else anchorScroll(change);
  };
  const observer = new IntersectionObserver(([entry]) => {
    // The next frame may show another part of the page: only at its start it is known which one.
    if (entry && !entry.isIntersecting) requestAnimationFrame(changeUnseen);
  });
  observe(observer, element, ending.signal);
}

/** Whether a part of an element, or of an edge without height, is in the window. */
function isInView(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
