import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { object, union } from '../../../../core/platform/schema/schema.ts';
import { readShop, subscriptionType } from '../offer/read-shop.ts';
import type { SubscriptionType } from '../offer/shop.ts';

const list = listOf(subscriptionType);

/**
 * The answer of `GET /paywall-api/api/web/subscription_types/front`, a list or one in `data` [subscription-types-1];
 * each item is checked on its own. All amounts are euros, or the currency of the site file: `price`, `price_after`,
 * `label.priceWeekly` and `label.priceWeeklyOriginal` a week, whatever `period` is (months that are paid at once: price
 * × 52 × period / 12), `price_monthly` a month, for a price without `price`. `price_months` is the number of months for
 * which `price` applies, `price_after` the price afterwards, `notice_months` the notice period: consumer law requires
 * them above the order button, and a product without one is logged. A payment sends a product's `id`; its `zeno_id` is
 * never sent.
 */
export const subscriptionTypesSchema = union([list, object({ data: list })]);

/**
 * Fetches the products [subscription-types-1]. Leaves out a product without a name or a price, because nobody can buy
 * it.
 * @param call the API's address and the timeout
 * @throws HttpError
 */
export async function fetchSubscriptionTypes({
  apiBase = '',
  ...call
}: PaywallCall): Promise<readonly SubscriptionType[]> {
  const address = `${apiBase}/paywall-api/api/web/subscription_types/front`;
  const answer = await request(address, { ...call, schema: subscriptionTypesSchema });
  return readShop(Array.isArray(answer) ? answer : answer.data);
}
