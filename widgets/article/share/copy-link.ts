import { copyText } from '../../../core/domain/share/copy-text.ts';
import { COPIED_LINK, COPY_BY_HAND, NOT_COPIED } from '../../../core/domain/share/texts.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { CLIPBOARD_DURATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import styles from './Share.module.css';

/**
 * Copies a link and reports the result. If the clipboard refuses, a field with the selected link appears after the
 * control, to be copied by hand.
 * @param control the pressed one
 * @param url absolute
 * @param signal removes the field
 */
export async function copyLink(control: Element, url: string, signal: AbortSignal): Promise<void> {
  const isCopied = await copyText(url);
  if (signal.aborted) return;
  showToast(isCopied ? COPIED_LINK : NOT_COPIED, { duration: CLIPBOARD_DURATION });
  const next = control.nextElementSibling;
  const known = next?.className === styles.byHand && next;
  if (isCopied) {
    if (known) known.remove();
    return;
  }
  const field = known instanceof HTMLInputElement ? known : createField(signal);
  field.value = url;
  control.after(field);
  field.focus();
  field.select();
}

function createField(signal: AbortSignal): HTMLInputElement {
  const field = create('input', { class: styles.byHand, readonly: true, 'aria-label': COPY_BY_HAND });
  onAbort(signal, () => field.remove());
  return field;
}
