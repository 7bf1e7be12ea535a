import { setAttributes } from '../../../platform/dom/undo.ts';
import type { SubmitButton } from './submit-button-of.ts';

/**
 * Shows that a form is being sent, or is waiting to be sent.
 * @param form the form
 * @param button the button that sends it; disabled meanwhile
 * @param label the button's label meanwhile; undefined keeps its own
 * @param signal ends it
 * @returns a function that restores the button, and the focus if the disabled button lost it
 */
export function showBusy(
  form: HTMLFormElement,
  button: SubmitButton | undefined,
  label: string | undefined,
  signal: AbortSignal,
): () => void {
  const hadFocus = button !== undefined && document.activeElement === button;
  const isInput = button instanceof HTMLInputElement;
  const served = isInput ? button.value : [...(button?.childNodes ?? [])];
  setAttributes(form, { 'aria-busy': 'true' }, signal);
  if (label !== undefined) {
    if (isInput) button.value = label;
    else button?.replaceChildren(label);
  }
  if (button) button.disabled = true;
  return () => {
    setAttributes(form, { 'aria-busy': null }, signal);
    if (!button) return;
    button.disabled = false;
    if (label !== undefined) {
      if (isInput) button.value = String(served);
      else button.replaceChildren(...(served as ChildNode[]));
    }
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (hadFocus && isLost) button.focus({ preventScroll: true });
  };
}
