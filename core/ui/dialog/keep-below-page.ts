import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import { modalSignals } from './modal-signals.ts';

/** The openings of modals that are shown in the page instead of the top layer. */
const shownInPage = new WeakSet<AbortSignal>();

/** Elements that were added to the page while such a modal was open: other scripts show them over it. */
const shownOver = new WeakSet<Element>();

/**
 * Keeps the modal around an element out of the browser's top layer: elements with a higher `z-index` that another
 * script adds while the modal is open are then above it and not inert.
 * @param element an element in a modal, also one that opens later, or in no modal
 * @param signal ends it, from the next opening on
 */
export function keepBelowPage(element: Element, signal: AbortSignal): void {
  const dialog = element.closest('dialog');
  const show = () => {
    const opened = dialog && modalSignals.get(dialog);
    if (!opened || opened.aborted || shownInPage.has(opened)) return;
    shownInPage.add(opened);
    showInPage(dialog, opened);
  };
  // A modal takes the focus when it opens.
  dialog?.addEventListener('focusin', show, { signal });
  show();
}

function showInPage(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const focused = document.activeElement;
  // No other code closes this modal.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  dialog.close();
  dialog.show();
  // The attribute would make assistive technology ignore the elements outside.
  setAttributes(dialog, { 'aria-modal': null }, signal);
  onAbort(signal, () => {
    for (const element of document.body.children)
      if (!element.hasAttribute('inert') && !element.contains(dialog)) shownOver.add(element);
  });
  for (let inside: Element = dialog; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const beside of inside.parentElement.children) {
      const isOutside = beside !== inside && !beside.hasAttribute('inert') && !shownOver.has(beside);
      if (isOutside) setAttributes(beside, { inert: '' }, signal);
    }
  }
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      // Browsers do the same for elements in the top layer.
      if (key === 'Escape' && !defaultPrevented)
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    },
    { signal },
  );
}
