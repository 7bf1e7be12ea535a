import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { string } from '../../../../core/platform/schema/schema.ts';

const PATH = '/paywall-api/api/mollie/payments/';

/**
 * The body of a payment request [payment-1]. A field that was not required, or that the country does not have, is an
 * empty string.
 */
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
  /** The product's `id`, never its `zeno_id`. */
  readonly product: string | number;
  /**
   * The absolute address of the order page, to which the payment page returns; the server adds `activationId` to its
   * query.
   */
  readonly return_to: string;
  /** Whether the subscription may be activated at once for the logged-in account [payment-2]. */
  readonly activate: boolean;
  /** Fields that only some sites and countries have [personal-data-form-11]. */
  readonly first_name?: string;
  readonly iban?: string;
  readonly phone?: string;
  readonly updates?: boolean;
  /**
   * Whether the visitor wants the subscription to start at once; only for a product that asks for it [order-terms-3].
   */
  readonly immediate_start?: boolean;
  /** The ISO 3166 code of the site's country; left out for the Netherlands. */
  readonly country?: string;
}

/**
 * The answer when a payment starts: the address of the payment page as JSON text, or as plain text [payment-3]. A
 * refusal is a 400 or 422 with JSON. After any other answer the order keeps its idempotency key, because the payment
 * may exist.
 */
export const paymentSchema = string();

/**
 * Starts a payment: POST `/paywall-api/api/mollie/payments/` [payment-1]. Each idempotency key starts one payment: a
 * second request with the same key gets the same payment page (`Idempotency-Key`).
 * @param payment the order and the customer
 * @param key a quoted UUID
 * @param call the API's address, the timeout and the signal
 * @returns the unchecked address of the payment page
 * @throws HttpError; only a readable refusal (`refusal`) means that there is no payment under this key
 */
export async function startPayment(
  payment: PaymentRequest,
  key: string,
  { apiBase = '', ...call }: PaywallCall,
): Promise<string> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': key };
  const sent = await request(apiBase + PATH, {
    ...call,
    schema: paymentSchema,
    reads: 'text',
    json: payment,
    headers,
    readsRefusal: true,
  });
  const checked = paymentSchema.safeParse(/^\s*https?:/i.test(sent) ? sent.trim() : parsed(sent));
  if (checked.success) return checked.data;
  throw new HttpError('invalid', `POST ${PATH} answered no address.`, { cause: checked.error });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
