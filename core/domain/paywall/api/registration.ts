import { object, string } from 'zod/mini';
import { HttpError } from '../../../platform/http/http-error.ts';
import { request } from '../../../platform/http/request.ts';
import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import type { PaywallCall } from './decision.ts';

/** What is sent to make an account [registration-1, registration-2]. A checkbox is `on` where it is checked, and left out where it is not. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly terms: string;
  readonly optin: string;
  /** The code of the newsletter that is offered; empty where there is none. */
  readonly newsletter: string;
  /** The name of that newsletter. */
  readonly name: string;
  readonly newsletterAgreed: string;
  /** `paywall_{id}`. */
  readonly subscribe_source: string;
  readonly return_to: string;
}

/**
 * What making an account answers [registration-4]. The account was made where the status is 2xx and the answer has no
 * content, is `{}`, or has a `detail` and a `message` (either may be missing) that are among `paywall.registrationSuccess`.
 * Anything else is a refusal, with 2xx or 4xx: `account exists`, `email-invalid` with the reason as `message`, or another.
 */
export const registrationSchema = object({ detail: maybe(string()), message: maybe(string()) });

/** How it went. */
export type RegistrationOutcome =
  | { readonly state: 'registered' }
  /** The server's words; `detail` is empty where it gave none. */
  | { readonly state: 'refused'; readonly detail: string; readonly message: string };

/** How a registration is made. */
interface RegistrationCall extends PaywallCall {
  /** The values of `detail` and `message` that say that the account was made; case does not count. */
  readonly successDetails: readonly string[];
}

/**
 * Makes an account: POST `/create-account/` with the fields of the form [registration-2]. It is made once for each key.
 * @param form what was filled in
 * @param key a quoted UUID
 * @param call where the API is, which answers mean success, how long it may take, and who may give up
 * @throws HttpError where no answer came or it could not be read, and for a status that is not 2xx without a `detail`
 */
export async function createAccount(
  form: RegistrationForm,
  key: string,
  { apiBase = '', successDetails, ...call }: RegistrationCall,
): Promise<RegistrationOutcome> {
  const fields = Object.entries(form).filter(([, value]) => value !== '');
  const headers = { 'Idempotency-Key': key };
  const body = { schema: UNCHECKED, form: new URLSearchParams(fields), headers };
  try {
    const answer = await request(`${apiBase}/create-account/`, { ...call, ...body, readsRefusal: true });
    return isSuccess(answer, successDetails) ? { state: 'registered' } : refusalIn(answer);
  } catch (cause) {
    const refusal = cause instanceof HttpError ? refusalIn(cause.refusal) : undefined;
    if (refusal && refusal.detail !== '') return refusal;
    throw cause;
  }
}

/** Only what says so counts as success: a refusal in other words must not welcome anybody. */
function isSuccess(answer: unknown, successDetails: readonly string[]): boolean {
  // `null` stands for an answer without content.
  if (answer === null) return true;
  if (!isRecord(answer)) return false;
  const words = [answer.detail, answer.message].filter(
    (word) => word !== undefined && word !== null && word !== '',
  );
  if (words.length === 0) return Object.keys(answer).length === 0;
  return words.every((word) => successDetails.some((known) => isSameWord(known, word)));
}

function isSameWord(known: string, word: unknown): boolean {
  return typeof word === 'string' && known.toLowerCase() === word.trim().toLowerCase();
}

function refusalIn(answer: unknown): Extract<RegistrationOutcome, { state: 'refused' }> {
  const checked = registrationSchema.safeParse(answer);
  const { detail = '', message = '' } = checked.success ? checked.data : {};
  return { state: 'refused', detail, message };
}
