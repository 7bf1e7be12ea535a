import { onAbort } from '../../platform/dom/on-abort.ts';
import { tabStops } from '../overlay/tab-stops.ts';

/**
 * Puts a toast's link into the tab order where the reader is: behind the element that has the focus, which is the
 * one they pressed. At the end of the page, where the toast stands, nobody would come in time. Escape on the link
 * ends the toast.
 * @param link in the toast
 * @param dismiss ends the toast
 * @param signal ends it all; a focus on the link goes back
 */
export function linkInTabOrder(link: HTMLAnchorElement, dismiss: () => void, signal: AbortSignal): void {
  const { activeElement: opener, body } = document;
  if (!(opener instanceof HTMLElement) || opener === body) return;
  const move = (event: KeyboardEvent, to: HTMLElement | undefined) => {
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'Escape' && target === link) {
        move(event, opener);
        dismiss();
      }
      if (key !== 'Tab') return;
      if (target === opener && !shiftKey) move(event, link);
      else if (target === link) move(event, shiftKey ? opener : stopAfter(opener, link));
    },
    { signal, capture: true },
  );
  onAbort(signal, () => {
    if (document.activeElement === link) opener.focus({ preventScroll: true });
  });
}

/** Within the modal that is open, as the browser would go. */
function stopAfter(opener: HTMLElement, link: HTMLElement): HTMLElement | undefined {
  const stops = tabStops(opener.closest('dialog') ?? document.body).filter((stop) => stop !== link);
  const next = stops.find(
    (stop) =>
      opener.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && !opener.contains(stop),
  );
  return next ?? stops[0];
}
