import { EMAIL_WRONG } from '../../../../core/ui/forms/rules/texts.ts';
import {
  CHECKBOX_FIELDS,
  type CheckboxField,
  type CountryRules,
  type FieldName,
  isValid,
  type RuleFacts,
  type StepField,
  type TextField,
  type ValidationErrors,
  type Values,
} from './fields.ts';
import { BOX, HOUSE, LABELS, MISSING, NUMBER_WRONG, POSTCODE_WRONG, wrongText } from './texts.ts';

/** The site's messages that replace the default ones, by field [personal-data-form-12]. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Validates a field [personal-data-form-1 to -8, funnel-blocks-11].
 * @param field the field, and whether it is required
 * @param value the text in the field
 * @returns the error message, in Dutch; undefined if the value is valid
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
 * Validates the fields of a step, in order. Hidden fields are not included and do not block submitting
 * [personal-data-form-10].
 */
export function validateFields(
  fields: readonly StepField[],
  values: Values,
  facts: RuleFacts,
  messages: Messages,
): ValidationErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fields) {
    const error = validateField(field, values[field.name], facts, messages);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

function wrong(name: TextField, value: string, { passwordLevel, country }: RuleFacts): string {
  if (name === 'email') return EMAIL_WRONG(value.trim().slice(0, MAX_QUOTED));
  const { example } = country.postcode;
  if (name === 'postcode' && example !== '') return POSTCODE_WRONG(example);
  if (name === 'nr' && !country.hasHouseNames) return NUMBER_WRONG;
  if (name === 'password' && !passwordLevel.passes) return passwordLevel.name;
  return wrongText(labelOf(name, country));
}

/** The label of a field. */
export function labelOf(name: TextField, { hasHouseNames, hasBoxes }: CountryRules): string {
  if (name === 'nr' && hasHouseNames) return HOUSE;
  return name === 'suffix' && hasBoxes ? BOX : LABELS[name];
}

/** Number of characters of an invalid value that its message quotes. */
const MAX_QUOTED = 100;

function own(messages: Messages, name: string): string | undefined {
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}

function isCheckbox(name: FieldName): name is CheckboxField {
  return CHECKBOX_FIELDS.some((checkbox) => checkbox === name);
}
