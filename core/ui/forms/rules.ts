import { isEmail } from './email.ts';
import { EMAIL_WRONG, maxWordsText, REQUIRED } from './texts.ts';
import { countWords } from './words.ts';

/**
 * Judges what was filled in.
 * @param value the field's text
 * @returns what is wrong with it, in Dutch; undefined where nothing is
 */
export type Rule = (value: string) => string | undefined;

/** Something has to be filled in; spaces alone are nothing. */
export function required(message: string = REQUIRED): Rule {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** An e-mail address, or nothing: whether it may be empty is for {@link required} to say. */
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
 * The first thing that is wrong.
 * @param value the field's text
 * @param rules in the order in which they are told
 */
export function firstError(value: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const error = rule(value);
    if (error !== undefined) return error;
  }
  return undefined;
}
