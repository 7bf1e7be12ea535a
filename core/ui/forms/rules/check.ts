import type { FormField } from './controls.ts';
import { email, firstError, maxWords, type Rule, required } from './rules.ts';
import { type ControlFacts, validityMessage } from './validity-message.ts';

const NO_TEXT = /^(checkbox|radio|file|select-one|select-multiple)$/;

/**
 * Validates a field: by the rules of the feature, then by the browser's own validation, then by rules that browsers
 * lack (only spaces, `a@b`, too many words) [forms-1, forms-2].
 * @param field the field in its current state
 * @param rules the feature's rules; they are checked first, so that their messages take precedence
 * @returns the error message; undefined for a valid field, and for one that is disabled or read-only
 */
export function checkField([control]: FormField, rules: readonly Rule[] = []): string | undefined {
  if (!control.willValidate) return undefined;
  const isText = !NO_TEXT.test(control.type);
  return (
    (isText ? firstError(control.value, rules) : undefined) ??
    validityMessage(factsOf(control)) ??
    (isText ? firstError(control.value, impliedRules(control)) : undefined)
  );
}

/** Returns the limit in `data-max-words` [forms-4]; undefined for none, or an invalid one. */
export function wordLimitOf(control: Element): number | undefined {
  const text = control.getAttribute('data-max-words')?.trim() ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function impliedRules(control: FormField[0]): Rule[] {
  const limit = wordLimitOf(control);
  return [
    ...(control.required ? [required()] : []),
    ...(control.type === 'email' ? [email()] : []),
    ...(limit === undefined ? [] : [maxWords(limit)]),
  ];
}

function factsOf(control: FormField[0]): ControlFacts {
  const attribute = (name: string) => control.getAttribute(name) ?? '';
  return {
    validity: control.validity,
    type: control.type,
    value: control.value,
    min: attribute('min'),
    max: attribute('max'),
    minLength: Number(attribute('minlength')),
    maxLength: Number(attribute('maxlength')),
    title: control.title,
    customMessage: control.validationMessage,
  };
}
