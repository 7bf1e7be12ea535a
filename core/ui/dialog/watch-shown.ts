import { observe } from '../../platform/dom/observe.ts';
import { warn } from '../../runtime/log/log.ts';
import { canTakeFocus } from '../overlay/tab-stops.ts';

/**
 * Calls back once as soon as an open modal cannot be used because it is not shown: a filter list or a style of the page
 * hides it, or a script has removed it. Such a modal would make the rest of the page inert and show nothing in return.
 * @param dialog open
 * @param onHidden never called synchronously
 * @param signal ends it, when the modal closes
 */
export function watchShown(dialog: HTMLDialogElement, onHidden: () => void, signal: AbortSignal): void {
  const panel = dialog.firstElementChild as HTMLElement;
  const check = () => {
    // No dialog is printed, and those on the screen are still there afterwards.
    if (signal.aborted || canTakeFocus(panel) || matchMedia('print').matches) return;
    const name = dialog.textContent?.trim().slice(0, 40);
    warn('dialog', `"${name}" is not shown: something hides or has removed it. It counts as closed.`);
    onHidden();
  };
  // An element that has no box at first is not reported.
  queueMicrotask(check);
  observe(new ResizeObserver(check), panel, signal);
}
