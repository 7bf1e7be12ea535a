import { canTakeFocus } from '../overlay/tab-stops.ts';
import { focusOn } from './focus-on.ts';

/**
 * Restores the focus when a part of the page is removed, such as a bar that the visitor closed: to the element that had
 * it before, otherwise to the page's `main`. Without this it would move to the start of the document.
 * @param part the part, before it is used
 * @returns a function to call while the part is still in the page; does nothing if the focus is elsewhere
 */
export function restoreFocus(part: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  part.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !part.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    if (!part.contains(document.activeElement)) return;
    if (before?.isConnected && canTakeFocus(before)) before.focus({ preventScroll: true });
    else {
      const main = document.querySelector('main');
      if (main) focusOn(main);
    }
  };
}
