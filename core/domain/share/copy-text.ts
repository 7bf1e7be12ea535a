import { create } from '../../platform/dom/create.ts';
import { layerOnTop } from '../../ui/overlay/on-top.ts';
import { writeClipboard } from './write-clipboard.ts';

/** A text, possibly still being made; undefined if that failed. */
type MadeText = Promise<string | undefined>;

/**
 * Copies a text to the clipboard. Call it in a click or key handler, also for a text that is still being made, because
 * Safari refuses later calls.
 * @param text the text to copy
 * @returns whether it was copied; the caller informs the visitor, and offers the text to be copied by hand. Never
 *   rejects.
 */
export async function copyText(text: string | MadeText): Promise<boolean> {
  // Web views and pages over http have no clipboard, older browsers do not accept a promise, and other browsers may
  // refuse the call.
  if (typeof text === 'string') return (await writeClipboard(text)) || copySelection(text);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob(text) })]);
    return true;
  } catch {
    return copyMade(text);
  }
}

async function asBlob(text: MadeText): Promise<Blob> {
  const made = await text;
  if (made === undefined) throw new TypeError('There is nothing to copy.');
  return new Blob([made], { type: 'text/plain' });
}

async function copyMade(text: MadeText): Promise<boolean> {
  const made = await text.catch(() => undefined);
  return made !== undefined && copyText(made);
}

/**
 * The fallback needs a selection. The field is inside the open dialog, because nothing outside of it can be selected.
 */
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
