import { onAbort } from '../../platform/dom/on-abort.ts';
import { tabStops } from '../overlay/tab-stops.ts';

/**
 * Inserts a toast's link into the tab order after the focused element, which is the one that the visitor clicked. The
 * toast itself is at the end of the page, too far away for keyboard users. Escape on the link closes the toast.
 * @param link the link in the toast
 * @param dismiss closes the toast
 * @param signal ends this; if the link has the focus, the focus returns
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

/** Only the open modal is searched, as in the browser's own tab order. */
function stopAfter(opener: HTMLElement, link: HTMLElement): HTMLElement | undefined {
  const stops = tabStops(opener.closest('dialog') ?? document.body).filter((stop) => stop !== link);
  const next = stops.find(
    (stop) =>
      opener.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && !opener.contains(stop),
  );
  return next ?? stops[0];
}
