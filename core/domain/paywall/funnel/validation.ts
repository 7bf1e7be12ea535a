import { EMAIL_WRONG } from '../../../ui/forms/texts.ts';
import {
  ADDRESS_FIELDS,
  CHECKBOX_FIELDS,
  type CheckboxField,
  type FieldName,
  isValid,
  type RuleFacts,
  type TextField,
  type ValidationErrors,
  type Values,
} from './fields.ts';
import { LABELS, MISSING, NUMBER_WRONG, POSTCODE_WRONG, wrongText } from './texts.ts';

/** What is asked of a field: every field that shows, in the order of the page. */
export interface StepField {
  readonly name: FieldName;
  readonly required: boolean;
}

/** Messages of the site's own, by field, in the place of the usual ones [personal-data-form-12]. */
export type Messages = Readonly<Record<string, string>>;

/**
 * What is wrong with a field [personal-data-form-1 to -8, funnel-blocks-11].
 * @param field the field, and whether it must be filled in
 * @param value what is
 * @returns what is wrong, in Dutch; undefined where nothing is
 */
export function validateField(
  { name, required }: StepField,
  value: string,
  facts: RuleFacts,
  messages: Messages,
): string | undefined {
  if (value.trim() === '') return required ? (own(messages, name) ?? MISSING[name] ?? '') : undefined;
  if (isCheckbox(name) || isValid[name](value, facts)) return undefined;
  return own(messages, `${name}Wrong`) ?? wrong(name, value, facts);
}

/**
 * What is wrong with the fields that are asked, in their order. Fields that do not show are not among them: they
 * keep nobody from sending [personal-data-form-10].
 */
export function validateFields(
  asked: readonly StepField[],
  values: Values,
  facts: RuleFacts,
  messages: Messages,
): ValidationErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of asked) {
    const error = validateField(field, values[field.name], facts, messages);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** The fields of an address, each required but the suffix. */
export const ADDRESS: readonly StepField[] = ADDRESS_FIELDS.map((name) => ({
  name,
  required: name !== 'suffix',
}));

function wrong(name: TextField, value: string, { passwordLevel }: RuleFacts): string {
  if (name === 'email') return EMAIL_WRONG(value.trim().slice(0, MAX_QUOTED));
  if (name === 'postcode') return POSTCODE_WRONG;
  if (name === 'nr') return NUMBER_WRONG;
  if (name === 'password' && !passwordLevel.passes) return passwordLevel.name;
  return wrongText(LABELS[name]);
}

/** Of ten thousand characters the first hundred tell as much. */
const MAX_QUOTED = 100;

function own(messages: Messages, name: string): string | undefined {
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}

function isCheckbox(name: FieldName): name is CheckboxField {
  return CHECKBOX_FIELDS.some((tick) => tick === name);
}
