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
export const CHECKBOX_FIELDS = ['terms', 'updates', 'optin', 'newsletterAgreed'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type CheckboxField = (typeof CHECKBOX_FIELDS)[number];
export type FieldName = TextField | CheckboxField;

/** All values; a checkbox is `on` or empty. */
export type Values = Readonly<Record<FieldName, string>>;

/** Error messages by field, in the order of the page. */
export type ValidationErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Fields that are shown and required only if the site names them [personal-data-form-11]. */
export const EXTRA_FIELDS = ['first_name', 'iban', 'updates', 'phone'] as const;

/** The fields of a delivery address. */
export const ADDRESS_FIELDS = ['postcode', 'nr', 'suffix', 'street', 'city'] as const;

export const NO_VALUES: Values = Object.freeze(
  Object.fromEntries([...TEXT_FIELDS, ...CHECKBOX_FIELDS].map((name) => [name, ''])) as Record<
    FieldName,
    string
  >,
);

/** Maximum characters of a field; a longer text is a mistaken paste. */
export const MAX_LENGTH = 200;

/**
 * Four digits, not beginning with 0, and two letters; SA, SD and SS are not used in postcodes [personal-data-form-2].
 */
const POSTCODE = /^[1-9]\d{3}[ \u00a0]?(?!s[ads]$)[a-z]{2}$/i;

/** Digits between what people and other countries write: `06-12 34 56 78`, `0475/12.34.56`. */
const PHONE = /^\+?[\d\s()./\-\u2010-\u2015]{8,24}$/;

const MAX_AFFIX_LENGTH = 8;

/** The facts that rules need besides the value. */
export interface RuleFacts {
  /** The level of the current password. */
  readonly passwordLevel: { readonly name: string; readonly passes: boolean };
}

/** Whether a text is a postcode; spaces around a pasted one are ignored [personal-data-form-2]. */
export function isPostcode(text: string): boolean {
  return POSTCODE.test(text.trim());
}

/** Formats a postcode as `1234 AB` for the request. */
export function formatPostcode(text: string): string {
  const tight = text.replace(/\s/g, '').toUpperCase();
  return isPostcode(text) ? `${tight.slice(0, 4)} ${tight.slice(4)}` : text.trim();
}

/** Whether a text is a house number: it begins with a digit [personal-data-form-3]. */
export function isHouseNumber(text: string): boolean {
  return /^\d/.test(text.trim()) && text.trim().length <= 10;
}

/**
 * Formats initials: `ab c` becomes `A.B.C.` [personal-data-form-7, personal-data-form-13]. An invalid text is returned
 * unchanged, so that the visitor sees the error.
 */
export function formatInitials(text: string): string {
  // A pasted text may hold `é` as two code points.
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
  postcode: isPostcode,
  nr: isHouseNumber,
  suffix: (text) => isAffix(text),
  street: (text) => text.trim().length <= MAX_LENGTH,
  city: (text) => text.trim().length <= MAX_LENGTH,
  iban: (text) => isIban(text),
  phone: (text) => PHONE.test(text.trim()) && text.replace(/\D/g, '').length >= 8,
  password: (text, { passwordLevel }) => passwordLevel.passes && text.length <= MAX_LENGTH,
};

/** Up to eight characters without digits [personal-data-form-4]. */
function isAffix(text: string): boolean {
  return text.trim().length <= MAX_AFFIX_LENGTH && !/\d/.test(text);
}

/** No digits [personal-data-form-5]. */
function isName(text: string): boolean {
  return !/\d/.test(text) && text.trim().length <= MAX_LENGTH;
}

/** A number with correct check digits (ISO 13616: the remainder modulo 97 is 1). */
function isIban(text: string): boolean {
  const tight = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(tight)) return false;
  const digits = [...(tight.slice(4) + tight.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
