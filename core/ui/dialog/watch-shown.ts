import { observe } from '../../platform/dom/observe.ts';
import { warn } from '../../runtime/log/log.ts';
import { canTakeFocus } from '../overlay/tab-stops.ts';

/**
 * Calls back once as soon as an open modal cannot be used because it is not shown: a filter list or a style of the page
 * hides it, or a script has removed it. Such a modal would make the rest of the page inert without showing anything.
 * @param dialog the open dialog
 * @param onHidden never called synchronously
 * @param signal ends it, when the modal closes
 */
export function watchShown(dialog: HTMLDialogElement, onHidden: () => void, signal: AbortSignal): void {
  const panel = dialog.firstElementChild as HTMLElement;
  const check = () => {
    // Print styles hide the dialogs, but those on the screen are still displayed afterwards.
    if (signal.aborted || canTakeFocus(panel) || matchMedia('print').matches) return;
    const name = dialog.textContent?.trim().slice(0, 40);
    warn('dialog', `"${name}" is not shown: something hides or has removed it. It counts as closed.`);
    onHidden();
  };
  // The observer does not report an element that has no box at first.
  queueMicrotask(check);
  observe(new ResizeObserver(check), panel, signal);
}
