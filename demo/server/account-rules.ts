import { isEmail } from '../../core/ui/forms/rules/is-email.ts';
import { ACCOUNT_TEXTS } from '../layouts/login-texts.ts';

const { errors: E } = ACCOUNT_TEXTS;

/** Characters of a password, at least and at most. */
export const PASSWORD_LENGTH = [8, 200] as const;
/** Characters of a name. */
export const NAME_LENGTH = [1, 80] as const;

/** What is wrong with an e-mail address; undefined for a good one. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return E.email.missing;
  return isEmail(email.trim()) ? undefined : E.email.malformed;
}

/** What is wrong with a new password; undefined for a good one. */
export function checkPassword({ length }: string): string | undefined {
  const [least, most] = PASSWORD_LENGTH;
  if (length < least) return E.password.short;
  return length > most ? E.password.long : undefined;
}

/** What is wrong with the name of a new account; undefined for a good one. */
export function checkName(name: string): string | undefined {
  const { length } = name.trim();
  return length < NAME_LENGTH[0] || length > NAME_LENGTH[1] ? E.name : undefined;
}
