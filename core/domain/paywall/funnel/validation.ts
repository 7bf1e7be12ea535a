import { EMAIL_WRONG } from '../../../ui/forms/texts.ts';
import {
  ADDRESS_FIELDS,
  type Faults,
  type FieldName,
  hasForm,
  type RuleFacts,
  type TextField,
  TICK_FIELDS,
  type TickField,
  type Values,
} from './fields.ts';
import { LABELS, MISSING, NUMBER_WRONG, POSTCODE_WRONG, wrongText } from './texts.ts';

/** What is asked of a field: every field that shows, in the order of the page. */
export interface AskedField {
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
export function faultOf(
  { name, required }: AskedField,
  value: string,
  facts: RuleFacts,
  messages: Messages,
): string | undefined {
  if (value.trim() === '') return required ? (own(messages, name) ?? MISSING[name] ?? '') : undefined;
  if (isTick(name) || hasForm[name](value, facts)) return undefined;
  return own(messages, `${name}Wrong`) ?? wrong(name, value, facts);
}

/**
 * What is wrong with the fields that are asked, in their order. Fields that do not show are not among them: they
 * keep nobody from sending [personal-data-form-10].
 */
export function faultsOf(
  asked: readonly AskedField[],
  values: Values,
  facts: RuleFacts,
  messages: Messages,
): Faults {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const field of asked) {
    const fault = faultOf(field, values[field.name], facts, messages);
    if (fault !== undefined) faults[field.name] = fault;
  }
  return faults;
}

/** The fields of an address, each required but the suffix. */
export const ADDRESS: readonly AskedField[] = ADDRESS_FIELDS.map((name) => ({
  name,
  required: name !== 'suffix',
}));

function wrong(name: TextField, value: string, { passwordLevel }: RuleFacts): string {
  if (name === 'email') return EMAIL_WRONG(value.trim().slice(0, MOST_REPEATED));
  if (name === 'postcode') return POSTCODE_WRONG;
  if (name === 'nr') return NUMBER_WRONG;
  if (name === 'password' && !passwordLevel.passes) return passwordLevel.name;
  return wrongText(LABELS[name]);
}

/** Of ten thousand characters the first hundred tell as much. */
const MOST_REPEATED = 100;

function own(messages: Messages, name: string): string | undefined {
  return Object.hasOwn(messages, name) ? messages[name] : undefined;
}

function isTick(name: FieldName): name is TickField {
  return TICK_FIELDS.some((tick) => tick === name);
}
