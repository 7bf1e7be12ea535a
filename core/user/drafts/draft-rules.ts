import type { Control } from '../../ui/forms/rules/controls.ts';

/** The maximum length of a stored text, in characters. */
const MAX_LENGTH = 20_000;

/** Types of fields with free text. */
const TEXT = /^(textarea|text|search)$/;
/** Names and autocomplete tokens of fields that identify a person or contain credentials. */
const PRIVATE =
  /mail|phone|telefoon|(^|[-_])tel([-_]|$)|name|naam|pass|token|captcha|code|iban|address|adres|birth|geboorte|bday|^cc-/i;
const EMAIL = /^\s*\S+@\S+\.\S+\s*$/;

/** Whether a field contains one or more lines of free text. */
export function isText({ type, name }: Pick<Control, 'type' | 'name'>): boolean {
  return name !== '' && TEXT.test(type);
}

/**
 * Whether the text of a field may be stored, so that it survives a failure, a reload and a closed tab: only text that
 * the visitor composes, never text that identifies them, such as an e-mail address, or a robot check's token.
 * @param control the field
 */
export function mayStore(control: Control): boolean {
  if (!isText(control) || control.closest('[data-captcha]') || /captcha|token/i.test(control.name))
    return false;
  const isComposed = control instanceof HTMLTextAreaElement;
  if (!isComposed && (PRIVATE.test(control.name) || PRIVATE.test(control.autocomplete))) return false;
  return !EMAIL.test(control.value) && control.value.length <= MAX_LENGTH;
}
