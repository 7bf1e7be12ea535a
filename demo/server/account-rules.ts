import { isEmail } from '../../core/ui/forms/rules/is-email.ts';
import { ACCOUNT_TEXTS } from '../layouts/login-texts.ts';

const { errors: E } = ACCOUNT_TEXTS;

/** Minimum and maximum number of characters of a password. */
export const PASSWORD_LENGTH = [8, 200] as const;
/** Minimum and maximum number of characters of a name. */
export const NAME_LENGTH = [1, 80] as const;

/** The error of an e-mail address; undefined if it is valid. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return E.email.missing;
  return isEmail(email.trim()) ? undefined : E.email.malformed;
}

/** The error of a new password; undefined if it is valid. */
export function checkPassword({ length }: string): string | undefined {
  const [least, most] = PASSWORD_LENGTH;
  if (length < least) return E.password.short;
  return length > most ? E.password.long : undefined;
}

/** The error of a new account's name; undefined if it is valid. */
export function checkName(name: string): string | undefined {
  const { length } = name.trim();
  return length < NAME_LENGTH[0] || length > NAME_LENGTH[1] ? E.name : undefined;
}
