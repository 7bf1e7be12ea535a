import { setAttributes } from '../../platform/dom/undo.ts';
/**
 * Gives the focus to an element that the keyboard does not reach by itself, such as a heading or a message, without
 * scrolling.
 * @param element in the page
 * @param signal takes back what the element had to get for it; without one it stays, until the element goes
 */
export function focusOn(element: HTMLElement, signal?: AbortSignal): void {
  if (!element.hasAttribute('tabindex')) {
    if (signal) setAttributes(element, { tabindex: '-1' }, signal);
    else element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
