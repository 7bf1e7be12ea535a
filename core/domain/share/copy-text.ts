import { create } from '../../platform/dom/create.ts';
import { layerOnTop } from '../../ui/overlay/on-top.ts';

/**
 * Copies a text to the clipboard. Call it in a click or key handler: browsers refuse it otherwise.
 * @param text the text to copy
 * @returns whether it was copied; the caller informs the visitor. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Web views and pages over http have no clipboard; other browsers may refuse it.
    return copySelection(text);
  }
}

/** The fallback, which needs a selection: inside the open dialog, because nothing outside of it can have one. */
function copySelection(text: string): boolean {
  const { activeElement } = document;
  const field = create('textarea', { 'aria-hidden': 'true' });
  field.value = text;
  // On iOS an editable field would open the keyboard.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  layerOnTop().append(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
