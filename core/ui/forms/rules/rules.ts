import { isEmail } from './is-email.ts';
import { EMAIL_WRONG, maxWordsText, REQUIRED } from './texts.ts';
import { countWords } from './words.ts';

/**
 * Validates a value.
 * @param value the field's text
 * @returns the error message, in Dutch; undefined if the value is valid
 */
export type Rule = (value: string) => string | undefined;

/** The value must not be empty; only spaces count as empty. */
export function required(message: string = REQUIRED): Rule {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** An e-mail address or an empty value; {@link required} rejects the latter. */
export function email(message: (value: string) => string = EMAIL_WRONG): Rule {
  return (value) => {
    const address = value.trim();
    return address === '' || isEmail(address) ? undefined : message(address);
  };
}

/**
 * Limits the number of words [forms-2].
 * @param max at least 1
 */
export function maxWords(max: number): Rule {
  return (value) => {
    const count = countWords(value);
    return count > max ? maxWordsText(max, count) : undefined;
  };
}

/**
 * Returns the first error.
 * @param value the field's text
 * @param rules in order of precedence
 */
export function firstError(value: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const error = rule(value);
    if (error !== undefined) return error;
  }
  return undefined;
}
