import { request } from '../../../platform/http/request.ts';
import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import type { PaywallCall } from './decision.ts';

/**
 * Fetches the publisher's configuration of its funnels [paywall-config-1].
 * @param call where the API is and how long it may take
 * @returns as sent: `mergePaywallConfig` takes what fits and leaves the rest [paywall-config-2]
 * @throws HttpError
 */
export function fetchFrontConfig({ apiBase = '', ...call }: PaywallCall): Promise<unknown> {
  return request(`${apiBase}/paywall-api/api/web/config/front`, { ...call, schema: UNCHECKED });
}
