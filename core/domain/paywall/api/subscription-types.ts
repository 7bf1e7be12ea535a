import { array, unknown } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import { readShop } from '../shop/read-shop.ts';
import type { SubscriptionType } from '../shop/shop.ts';
import type { PaywallCall } from './decision.ts';

/** What `GET /paywall-api/api/web/subscription_types/front` answers [subscription-types-1]; each item is judged on its own. */
export const subscriptionTypesSchema = array(unknown());

/**
 * Asks what can be bought [subscription-types-1]. What has neither a name nor a price is left out: nobody is to
 * buy what does not say what it is and costs.
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
