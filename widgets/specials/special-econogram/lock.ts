import { create } from '../../../core/platform/dom/create.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './special-econogram.module.css';

/**
 * Locks the submitted answers of a form [special-econogram-1].
 * @param form the form
 * @param signal unlocks them
 */
export function lockAnswers(form: HTMLFormElement, signal: AbortSignal): void {
  for (const control of formProperty(form, 'elements')) setAttributes(control, { disabled: '' }, signal);
}

/**
 * Shows a message of the special, and announces it.
 * @param place the element at which it is shown
 * @param position the position relative to that element
 * @param text the message
 * @param takesFocus whether the replaced element had the focus
 * @param signal removes it
 */
export function showMessage(
  place: Element,
  position: InsertPosition,
  text: string,
  takesFocus: boolean,
  signal: AbortSignal,
): HTMLElement {
  const message = create('p', {
    class: styles.message,
    lang: textLanguage(place),
    tabindex: -1,
    role: 'status',
  });
  insert(place, position, message, signal);
  // A live region only announces text that is set after it exists.
  message.textContent = text;
  if (takesFocus) message.focus();
  return message;
}
