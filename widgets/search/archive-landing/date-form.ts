import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './archive-landing.module.css';
import { CHOOSE_DATE, OPEN } from './texts.ts';

/** The form in which a visitor chooses a day. */
export interface DateForm {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Shows a message beside the date and announces it; empty removes it. */
  showError(text: string): void;
}

let count = 0;

/**
 * Returns the server's form with a date input, or creates what it did not send.
 * @param hook the landing page's element
 * @param signal restores the hook
 */
export function dateForm(hook: HTMLElement, signal: AbortSignal): DateForm {
  const served = hook.querySelector<HTMLInputElement>('input[type="date"]') ?? undefined;
  const { form, input } = served?.form
    ? { form: served.form, input: served }
    : createForm(hook, served, signal);
  const message = create('p');
  count += 1;
  message.id = `nmt-archive-date-${count}`;
  message.className = styles.message;
  message.setAttribute('role', 'alert');
  insert(form, 'beforeend', message, signal);
  // The browser's own messages are in the browser's language.
  setAttributes(form, { novalidate: '' }, signal);
  return {
    form,
    input,
    showError(text) {
      message.textContent = text;
      const isWrong = text !== '';
      setAttributes(
        input,
        { 'aria-invalid': isWrong ? 'true' : null, 'aria-describedby': isWrong ? message.id : null },
        signal,
      );
    },
  };
}

/** @param served the server's input, which is in no form */
function createForm(hook: HTMLElement, served: HTMLInputElement | undefined, signal: AbortSignal) {
  const form = create('form');
  const button = createButton(OPEN, 'primary');
  form.className = styles.form;
  button.type = 'submit';
  if (served) {
    const field = served.closest('label') ?? served;
    field.before(form);
    form.append(field, button);
    onAbort(signal, () => form.replaceWith(field));
    return { form, input: served };
  }
  const label = create('label');
  const input = create('input');
  label.className = styles.label;
  input.className = styles.input;
  input.type = 'date';
  label.append(CHOOSE_DATE, input);
  form.append(label, button);
  insert(hook, 'afterbegin', form, signal);
  return { form, input };
}
