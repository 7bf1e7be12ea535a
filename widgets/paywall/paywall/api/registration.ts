import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { object, string } from '../../../../core/platform/schema/schema.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

/**
 * The form that creates an account [registration-1, registration-2]. A checked checkbox is `on`; others are left out.
 */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly terms: string;
  readonly optin: string;
  /** The code of the offered newsletter; empty if there is none. */
  readonly newsletter: string;
  /** The name of that newsletter. */
  readonly name: string;
  readonly newsletterAgreed: string;
  /** `paywall_{id}`. */
  readonly subscribe_source: string;
  readonly return_to: string;
}

/**
 * The answer when an account is created [registration-4]. The account exists if the status is 2xx and the answer has no
 * content, is `{}`, or has a `detail` and a `message` (either may be missing, null or empty) that are among
 * `paywall.registrationSuccess`; without both, `"success": true`, `"ok": true` or such a word as `status` confirms it.
 * Any other 2xx or 4xx answer is a refusal: `account exists`, `email-invalid` with the reason as `message`, or another.
 */
export const registrationSchema = object({ detail: maybe(string()), message: maybe(string()) });

/** The outcome of a registration. */
export type RegistrationOutcome =
  | { readonly state: 'registered' }
  /** The server's texts; `detail` is empty if the server sent none. */
  | { readonly state: 'refused'; readonly detail: string; readonly message: string };

/** Options of a registration. */
interface RegistrationCall extends PaywallCall {
  /** The values of `detail` and `message` that mean success; case, hyphens and full stops are ignored. */
  readonly successDetails: readonly string[];
}

/**
 * Creates an account: POST `/create-account/` with the fields of the form [registration-2]. Each idempotency key
 * creates one account.
 * @param form the submitted form
 * @param key a quoted UUID
 * @param call the API's address, the answers that mean success, the timeout and the signal
 * @throws HttpError if no readable answer arrived, and for a status other than 2xx without a `detail`
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

/** Only a known answer counts as success: a refusal in unknown words must not show the welcome. */
function isSuccess(answer: unknown, successDetails: readonly string[]): boolean {
  // `null` stands for an answer without content.
  if (answer === null) return true;
  if (!isRecord(answer)) return false;
  const isKnown = (word: unknown) => successDetails.some((known) => isSameWord(known, word));
  const words = [answer.detail, answer.message].filter(
    (word) => word !== undefined && word !== null && word !== '',
  );
  if (words.length > 0) return words.every(isKnown);
  const { detail, message, success, ok, status, error, errors, ...others } = answer;
  if (error || errors || success === false || ok === false) return false;
  if (success === true || ok === true || isKnown(status)) return true;
  return status === undefined && Object.keys(others).length === 0;
}

function isSameWord(known: string, word: unknown): boolean {
  return typeof word === 'string' && plain(known) === plain(word);
}

/** Treats `account-created`, `Account created.` and `account_created` as the same words. */
function plain(words: string): string {
  return words
    .replace(/[\s_.!-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The reasons for which a text is shown [registration-5, registration-6]. */
const REASONS: ReadonlySet<string> = new Set(['account exists', 'email-invalid']);

function refusalIn(answer: unknown): Extract<RegistrationOutcome, { state: 'refused' }> {
  const checked = registrationSchema.safeParse(answer);
  const { detail = '', message = '' } = checked.success ? checked.data : {};
  // Some backends send the reason of an error only in `message`.
  if (detail === '' && REASONS.has(message)) return { state: 'refused', detail: message, message: '' };
  return { state: 'refused', detail, message };
}
