import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { object, string } from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import type { PaywallCall } from './decision.ts';

const amount = maybe(textOrNumber);

/**
 * The status of a payment [payment-status-2]: `open`, `pending`, `canceled`, `expired`, `failed` or `paid`; any other
 * word counts as failed, but not as final. Prices are euros, or the currency of the site file: a week or, with
 * `monthly` in their name, a month.
 */
export const paymentStatusSchema = object({
  /** `open`, `pending`, `canceled`, `expired`, `failed` or `paid`; any other counts as failed, but not as final. */
  status: string(),
  activation_link: maybe(string()),
  subscription_name: maybe(string()),
  subscription_months: amount,
  product_price: amount,
  product_price_monthly_proposition: amount,
  product_price_monthly: amount,
});

/**
 * Fetches the status of a payment: GET `/paywall-api/api/mollie/payments/{activationId}?return_to=…`
 * [payment-status-1].
 * @param activationId from the page's address
 * @param returnTo the page's address without it [payment-7]
 * @param call the API's address, the timeout and the signal
 * @throws HttpError
 */
export function fetchPaymentStatus(
  activationId: string,
  returnTo: string,
  { apiBase = '', ...call }: PaywallCall,
) {
  const path = `/paywall-api/api/mollie/payments/${encodeURIComponent(activationId)}`;
  const query = new URLSearchParams({ return_to: returnTo });
  return request(`${apiBase}${path}?${query}`, { ...call, schema: paymentStatusSchema });
}
