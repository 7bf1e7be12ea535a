import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './special-rebus.module.css';
import { ANSWER, CHECK } from './texts.ts';

/** The form for the answer. */
interface AnswerForm {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Announces the result. */
  readonly status: HTMLElement;
}

/**
 * Takes the form that the server sent, or creates one, and adds the line with the result.
 * @param hook the rebus
 * @param before the element before which a new form is inserted; null for the end of the hook
 * @param signal removes what was added
 */
export function createAnswerForm(hook: HTMLElement, before: Element | null, signal: AbortSignal): AnswerForm {
  const status = create('p');
  status.className = styles.status;
  status.setAttribute('role', 'status');
  const served = hook.querySelector('form');
  const field = served?.querySelector<HTMLInputElement>('input:not([type="hidden"], [type="submit"])');
  if (served && field) {
    insert(served, 'beforeend', status, signal);
    return { form: served, input: field, status };
  }
  const form = create('form');
  const label = create('label');
  const input = create('input');
  const words = create('span');
  const button = createButton(CHECK, 'primary');
  form.className = styles.form;
  label.className = styles.label;
  words.className = styles.words;
  input.className = styles.input;
  input.autocomplete = 'off';
  input.spellcheck = false;
  button.type = 'submit';
  words.textContent = ANSWER;
  label.append(words, input);
  form.append(label, button, status);
  insert(before ?? hook, before ? 'beforebegin' : 'beforeend', form, signal);
  return { form, input, status };
}
