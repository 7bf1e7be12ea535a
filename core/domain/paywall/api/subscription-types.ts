import { request } from '../../../platform/http/request.ts';
import { listOf } from '../../../platform/schema/list-of.ts';
import { readShop, subscriptionType } from '../shop/read-shop.ts';
import type { SubscriptionType } from '../shop/shop.ts';
import type { PaywallCall } from './decision.ts';

/** What `GET /paywall-api/api/web/subscription_types/front` answers [subscription-types-1]; each item is checked on its own. */
export const subscriptionTypesSchema = listOf(subscriptionType);

/**
 * Fetches what can be bought [subscription-types-1]. A product without a name or a price is left out: nobody buys
 * something without knowing what it is and what it costs.
 * @param call where the API is and how long it may take
 * @throws HttpError
 */
export async function fetchSubscriptionTypes({
  apiBase = '',
  ...call
}: PaywallCall): Promise<readonly SubscriptionType[]> {
  const address = `${apiBase}/paywall-api/api/web/subscription_types/front`;
  return readShop(await request(address, { ...call, schema: subscriptionTypesSchema }));
}
