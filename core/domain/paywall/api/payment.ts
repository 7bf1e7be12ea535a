import { string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import type { PaywallCall } from './decision.ts';

const PATH = '/paywall-api/api/mollie/payments/';

/** The body of a payment request [payment-1]. A field that the reader did not have to fill in is empty. */
export interface PaymentRequest {
  readonly initials: string;
  readonly infix: string;
  readonly surname: string;
  readonly email: string;
  readonly street: string;
  readonly number: string;
  readonly suffix: string;
  readonly postalcode: string;
  readonly city: string;
  /** The campaign's id. */
  readonly campaign: string;
  /** The product's id. */
  readonly product: string | number;
  /** Where the payment page leads back to; the server adds `activationId`. */
  readonly return_to: string;
  /** Whether the subscription may be activated at once, for the account that is logged in [payment-2]. */
  readonly activate: boolean;
  /** Fields that only some sites have [personal-data-form-11]. */
  readonly first_name?: string;
  readonly iban?: string;
  readonly phone?: string;
  readonly updates?: boolean;
}

/**
 * What starting a payment answers: the address of the payment page as JSON text [payment-3]. A refusal is a 400 or 422 with
 * JSON. After anything else the order keeps its key: the payment may have been made.
 */
export const paymentSchema = string();

/**
 * Starts a payment: POST `/paywall-api/api/mollie/payments/` [payment-1]. It is made once for each key: a second call
 * with the same one is answered with the same payment page (`Idempotency-Key`).
 * @param payment what is bought, and by whom
 * @param key a quoted UUID
 * @param call where the API is, how long it may take, and who may give up
 * @returns the address of the payment page, which is not checked yet
 * @throws HttpError; only a refusal that could be read (`refusal`) says that no payment was made under this key
 */
export function startPayment(
  payment: PaymentRequest,
  key: string,
  { apiBase = '', ...call }: PaywallCall,
): Promise<string> {
  const headers = { 'Idempotency-Key': key };
  return request(apiBase + PATH, {
    ...call,
    schema: paymentSchema,
    json: payment,
    headers,
    readsRefusal: true,
  });
}
