import { object, string } from 'zod/mini';
import { HttpError } from '../../../platform/http/http-error.ts';
import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import type { PaywallCall } from './decision.ts';

/** What is sent to make an account [registration-1, registration-2]. Ticks are `on`, and missing where they are not set. */
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

/** What making an account answers [registration-4]: refusals come with 2xx or 4xx, and say why. */
export const registrationSchema = object({ detail: maybe(string()), message: maybe(string()) });

/** How it went. */
export type RegistrationOutcome =
  | { readonly state: 'registered' }
  /** `account exists`, `email-invalid`, or another word; `message` is the server's own. */
  | { readonly state: 'refused'; readonly detail: string; readonly message: string };

/** Details that say why an account was not made [registration-5, registration-6]. */
const REFUSALS: ReadonlySet<string> = new Set(['account exists', 'email-invalid']);

/**
 * Makes an account: POST `/create-account/` with the fields of the form [registration-2]. It is made once for each key.
 * @param form what was filled in
 * @param key a quoted UUID
 * @param call where the API is, how long it may take, and who may give up
 * @throws HttpError for what is neither an account nor a refusal that says why
 */
export async function createAccount(
  form: RegistrationForm,
  key: string,
  { apiBase = '', ...call }: PaywallCall,
): Promise<RegistrationOutcome> {
  const fields = Object.entries(form).filter(([, value]) => value !== '');
  const headers = { 'Idempotency-Key': key };
  const body = { schema: registrationSchema, form: new URLSearchParams(fields), headers };
  try {
    const answer = await request(`${apiBase}/create-account/`, { ...call, ...body, readsRefusal: true });
    return refusalIn(answer) ?? { state: 'registered' };
  } catch (cause) {
    const refusal = cause instanceof HttpError ? refusalIn(cause.refusal) : undefined;
    if (refusal) return refusal;
    throw cause;
  }
}

function refusalIn(answer: unknown): RegistrationOutcome | undefined {
  const checked = registrationSchema.safeParse(answer);
  const { detail = '', message = '' } = checked.success ? checked.data : {};
  return REFUSALS.has(detail) ? { state: 'refused', detail, message } : undefined;
}
