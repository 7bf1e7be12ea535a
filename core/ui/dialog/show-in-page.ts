import { setAttributes } from '../../platform/dom/undo.ts';

/** The place of a robot check, whose puzzle another script adds to the page. */
const ROBOT_CHECK = '[data-captcha]';

/** Whether a dialog holds something that has parts elsewhere in the page, which a modal would cover and make inert. */
export function hasPartsInPage(dialog: HTMLDialogElement): boolean {
  return dialog.querySelector(ROBOT_CHECK) !== null;
}

/**
 * Shows a dialog like a modal, but not in the browser's top layer: only what is in the page by now is inert, and what is
 * added to it later, with a higher `z-index`, is over the dialog.
 * @param dialog closed
 * @param onEscape called for the Escape key
 * @param signal makes the page active again, when the dialog closes
 */
export function showInPage(dialog: HTMLDialogElement, onEscape: () => void, signal: AbortSignal): void {
  dialog.show();
  // Assistive technology would ignore what is outside.
  setAttributes(dialog, { 'aria-modal': null }, signal);
  for (let inside: Element = dialog; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const beside of inside.parentElement.children) {
      if (beside !== inside && !beside.hasAttribute('inert')) setAttributes(beside, { inert: '' }, signal);
    }
  }
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    },
    { signal },
  );
}
