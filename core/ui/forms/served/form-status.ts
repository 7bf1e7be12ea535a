import { create } from '../../../platform/dom/create.ts';
import { insert, show } from '../../../platform/dom/undo.ts';
import { textLanguage } from '../../../runtime/feature/mark-language.ts';
import { drawIcon } from '../../icon/draw-icon.ts';
import { triangleAlert } from '../../icon/shapes.ts';
import styles from './FieldMessages.module.css';

/** The message of the whole form. */
export interface FormStatus {
  /** Shows an error and announces it; an empty text removes it. */
  show(text: string): void;
}

/**
 * Creates the element for the message of a whole form, at its end, below the button that sends it.
 * @param form the form
 * @param signal removes it
 */
export function createFormStatus(form: HTMLFormElement, signal: AbortSignal): FormStatus {
  const element = create('p', { class: styles.message, role: 'alert', lang: textLanguage() });
  insert(form, 'beforeend', element, signal);
  let shown = '';
  return {
    show(text) {
      if (shown === text) return;
      shown = text;
      element.replaceChildren(...(text ? [drawIcon(triangleAlert), text] : []));
    },
  };
}

/**
 * Replaces a form by the message that it was sent, and moves the focus there if it was in the form.
 * @param form the form
 * @param text the message
 * @param signal restores the form
 * @returns the message's element
 */
export function replaceByThanks(form: HTMLFormElement, text: string, signal: AbortSignal): HTMLElement {
  const hadFocus = form.contains(document.activeElement) || document.activeElement === document.body;
  const thanks = create('p', { role: 'status', class: styles.thanks, tabindex: -1, lang: textLanguage() });
  insert(form, 'beforebegin', thanks, signal);
  show(form, false, signal);
  // A live region only announces texts that are set after it exists.
  thanks.textContent = text;
  if (hadFocus) thanks.focus();
  return thanks;
}
