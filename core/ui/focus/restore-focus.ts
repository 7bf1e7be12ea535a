import { canTakeFocus } from '../overlay/tab-stops.ts';
import { focusOn } from './focus-on.ts';

/**
 * Brings the focus back from a part of the page that goes away, such as a bar that the reader closed: to where it was
 * before it came in, or else to the page's `main`. Left alone it would fall to the top of the document.
 * @param part not in use yet
 * @returns to be called while the part is still there; does nothing where the focus is elsewhere
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
