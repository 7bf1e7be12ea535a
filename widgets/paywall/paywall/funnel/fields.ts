import { isEmail } from '../../../../core/ui/forms/rules/is-email.ts';

/** Text fields; the names are those of the request bodies [registration-1, personal-data-form-8]. */
export const TEXT_FIELDS = [
  'initials',
  'infix',
  'surname',
  'first_name',
  'email',
  'postcode',
  'nr',
  'suffix',
  'street',
  'city',
  'iban',
  'phone',
  'password',
] as const;

/** Checkboxes. */
export const CHECKBOX_FIELDS = ['terms', 'updates', 'optin', 'newsletterAgreed', 'immediate_start'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type CheckboxField = (typeof CHECKBOX_FIELDS)[number];
export type FieldName = TextField | CheckboxField;

/** All values; a checkbox is `on` or empty. */
export type Values = Readonly<Record<FieldName, string>>;

/** A field that a step shows, and whether it is required. */
export interface StepField<Name extends FieldName = FieldName> {
  readonly name: Name;
  readonly required: boolean;
}

/** Error messages by field, in the order of the page. */
export type ValidationErrors = Readonly<Partial<Record<FieldName, string>>>;

export const NO_VALUES: Values = Object.freeze(
  Object.fromEntries([...TEXT_FIELDS, ...CHECKBOX_FIELDS].map((name) => [name, ''])) as Record<
    FieldName,
    string
  >,
);

/** Maximum characters of a field; a longer text is a mistaken paste. */
export const MAX_LENGTH = 200;

/** Digits with the separators that people use: `06-12 34 56 78`, `0475/12.34.56`. */
const PHONE = /^\+?[\d\s()./\-\u2010-\u2015]{8,24}$/;

const MAX_AFFIX_LENGTH = 8;

/** A country's rules for names and addresses. */
export interface CountryRules {
  /** The ISO 3166 code. */
  readonly code: string;
  /** The fields of a name, in order. */
  readonly name: readonly StepField<TextField>[];
  /** The fields of an address by row, in order. */
  readonly address: readonly (readonly StepField<TextField>[])[];
  readonly postcode: PostcodeRules;
  /** Whether houses have a number, a name or both. */
  readonly hasHouseNames: boolean;
  /** Whether the suffix of a number is that of a letter box, with digits. */
  readonly hasBoxes: boolean;
  /** Whether the address service knows the street of a postcode and a house number [address-lookup-1]. */
  readonly hasLookup: boolean;
  /** Days within which an order can be withdrawn; undefined if the law of the country is not known here. */
  readonly withdrawalDays: number | undefined;
}

/** A country's rules for postcodes. */
export interface PostcodeRules {
  /** Matches a postcode in capitals, without surrounding spaces. */
  readonly pattern: RegExp;
  /** A postcode in the format in which it is sent; empty if there are several formats. */
  readonly example: string;
  /** Formats a postcode in capitals as it is sent. */
  readonly format: (text: string) => string;
}

/** The facts that rules need in addition to the value. */
export interface RuleFacts {
  readonly country: CountryRules;
  /** The level of the current password. */
  readonly passwordLevel: { readonly name: string; readonly passes: boolean };
}

/** Whether a text is a postcode; surrounding spaces are ignored [personal-data-form-2]. */
export function isPostcode(text: string, { postcode }: CountryRules): boolean {
  return postcode.pattern.test(text.trim().replaceAll('\u00a0', ' ').toUpperCase());
}

/** Formats a postcode for the request; an invalid text is only trimmed. */
export function formatPostcode(text: string, rules: CountryRules): string {
  if (!isPostcode(text, rules)) return text.trim();
  return rules.postcode.format(text.trim().toUpperCase());
}

/** Whether a text is a house number [personal-data-form-3]. */
export function isHouseNumber(text: string, { hasHouseNames }: CountryRules): boolean {
  return hasHouseNames ? text.trim().length <= MAX_LENGTH : /^\d.{0,9}$/.test(text.trim());
}

/**
 * Formats initials: `ab c` becomes `A.B.C.` [personal-data-form-7, personal-data-form-13]. An invalid text is returned
 * unchanged, so that the visitor sees the error.
 */
export function formatInitials(text: string): string {
  // A pasted text may contain `é` as two code points.
  const letters = text.normalize('NFC').replace(/[\s.]/g, '');
  if (!isValid.initials(text)) return text.trim();
  return [...letters].map((letter) => `${letter.toUpperCase()}.`).join('');
}

/** Whether a non-empty text is valid, by field. */
export const isValid: Readonly<Record<TextField, (text: string, facts: RuleFacts) => boolean>> &
  Readonly<Record<'initials', (text: string) => boolean>> = {
  initials: (text: string) => /^[\p{L}\p{M}\s.]+$/u.test(text) && /\p{L}/u.test(text) && text.length <= 30,
  infix: (text) => isAffix(text),
  surname: (text) => isName(text),
  first_name: (text) => isName(text),
  email: (text) => isEmail(text.trim()) && text.trim().length <= MAX_LENGTH,
  postcode: (text, { country }) => isPostcode(text, country),
  nr: (text, { country }) => isHouseNumber(text, country),
  suffix: (text, { country }) => (country.hasBoxes ? text.trim().length <= MAX_AFFIX_LENGTH : isAffix(text)),
  street: (text) => text.trim().length <= MAX_LENGTH,
  city: (text) => text.trim().length <= MAX_LENGTH,
  iban: (text) => isIban(text),
  phone: (text) => PHONE.test(text.trim()) && text.replace(/\D/g, '').length >= 8,
  password: (text, { passwordLevel }) => passwordLevel.passes && text.length <= MAX_LENGTH,
};

/** Whether a text has up to eight characters and no digits [personal-data-form-4]. */
function isAffix(text: string): boolean {
  return text.trim().length <= MAX_AFFIX_LENGTH && !/\d/.test(text);
}

/** Whether a text has no digits [personal-data-form-5]. */
function isName(text: string): boolean {
  return !/\d/.test(text) && text.trim().length <= MAX_LENGTH;
}

/** Whether a text is an account number with correct check digits (ISO 13616: the remainder modulo 97 is 1). */
function isIban(text: string): boolean {
  const tight = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(tight)) return false;
  const digits = [...(tight.slice(4) + tight.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
