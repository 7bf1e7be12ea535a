import { layerOnTop } from '../../ui/overlay/on-top.ts';

/**
 * Puts a text on the reader's clipboard. To be called while a click or key is handled: browsers refuse it
 * otherwise.
 * @param text as it is pasted
 * @returns whether it is there; what to tell the reader is up to the caller. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Web views and pages over http have no clipboard; others have one and refuse it.
    return copySelection(text);
  }
}

/** The old way, which needs a selection: in the open dialog, because nothing outside of it can have one. */
function copySelection(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  // iOS opens the keyboard for a field that can be written in.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
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
