import { setAttributes } from '../../platform/dom/undo.ts';
/**
 * Focuses an element that is not in the tab order, such as a heading or a message, without scrolling.
 * @param element an element of the page
 */
export function focusOn(element: HTMLElement, signal?: AbortSignal): void {
  if (!element.hasAttribute('tabindex')) {
    if (signal) setAttributes(element, { tabindex: '-1' }, signal);
    else element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
