import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';

/** Fields that are only sent with a newsletter opt-in [feedback-form-10]. */
const NEWSLETTER = ['MAIL', 'OPTIN', 'SUBSCRIBE_SOURCE', 'HAS_VALID_TOKEN'] as const;

/** Names of the name field in both kinds of form [feedback-form-6]. */
const NAME = ['nrcform_name', 'name'];
const EMAIL = ['nrcform_email', 'email'];
const MESSAGE = ['nrcform_message', 'message', 'content'];

/** Maximum number of words of a message, if the form warns about its length [feedback-form-5]. */
export const MAX_WORDS = 120;

/**
 * Completes the values of a feedback form [feedback-form-8, feedback-form-10]: `returnmode=json`, and the newsletter's
 * fields only if the visitor opts in, with the e-mail address of the form.
 * @param data is modified
 */
export function completeFields(data: FormData): void {
  data.set('returnmode', 'json');
  if (!data.get('OPTIN')) {
    for (const name of NEWSLETTER) data.delete(name);
    return;
  }
  const email = EMAIL.map((name) => data.get(name)).find(
    (value) => typeof value === 'string' && value !== '',
  );
  if (!data.get('MAIL') && email) data.set('MAIL', email);
}

/** The name and e-mail fields of a form, if it has them. */
export function personFields(form: HTMLFormElement): Record<'name' | 'email', HTMLInputElement | undefined> {
  return { name: fieldNamed(form, NAME), email: fieldNamed(form, EMAIL) };
}

/**
 * Sets the initial value of a field that the visitor has not changed, so that a reset restores it [feedback-form-7,
 * feedback-form-10].
 * @param field may be missing
 * @param value may be unknown
 * @param signal removes the value
 */
export function prefill(
  field: HTMLInputElement | undefined,
  value: string | undefined,
  signal: AbortSignal,
): void {
  if (field && value && field.value === '' && document.activeElement !== field)
    setAttributes(field, { value }, signal);
}

/**
 * The text field to which the word limit applies: the message, if the form has a warning about its length and is not
 * that of the econogram special [feedback-form-5].
 */
export function limitedText(form: HTMLFormElement): Element | undefined {
  const hasWarning = form.querySelector('[data-max-length-warning], .max-length-warning') !== null;
  if (!hasWarning || form.closest('[data-special="econogram"]')) return undefined;
  const fields = [...formProperty(form, 'elements')];
  const named = fields.find((field) => MESSAGE.includes(field.getAttribute('name') ?? ''));
  return named ?? fields.find((field) => field instanceof HTMLTextAreaElement);
}

function fieldNamed(form: HTMLFormElement, names: readonly string[]): HTMLInputElement | undefined {
  return [...formProperty(form, 'elements')].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && names.includes(field.name),
  );
}
