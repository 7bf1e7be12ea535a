import { isEmail } from './email.ts';
import { EMAIL_WRONG, maxWordsText, REQUIRED } from './texts.ts';
import { countWords } from './words.ts';

/**
 * Validates a value.
 * @param value the field's text
 * @returns the error message, in Dutch; undefined where the value is valid
 */
export type Rule = (value: string) => string | undefined;

/** The value must not be empty; spaces alone count as empty. */
export function required(message: string = REQUIRED): Rule {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** An e-mail address or an empty value; {@link required} rules out the latter. */
export function email(message: (value: string) => string = EMAIL_WRONG): Rule {
  return (value) => {
    const address = value.trim();
    return address === '' || isEmail(address) ? undefined : message(address);
  };
}

/**
 * At most so many words [forms-2].
 * @param max at least 1
 */
export function maxWords(max: number): Rule {
  return (value) => {
    const count = countWords(value);
    return count > max ? maxWordsText(max, count) : undefined;
  };
}

/**
 * The first error.
 * @param value the field's text
 * @param rules in their order of importance
 */
export function firstError(value: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const error = rule(value);
    if (error !== undefined) return error;
  }
  return undefined;
}
