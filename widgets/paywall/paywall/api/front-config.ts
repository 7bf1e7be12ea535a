import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';

/**
 * Fetches the publisher's configuration of its funnels [paywall-config-1].
 * @param call the API's address and the timeout
 * @returns the configuration as sent: `mergePaywallConfig` uses the valid values and ignores the rest
 * [paywall-config-2]
 * @throws HttpError
 */
export function fetchFrontConfig({ apiBase = '', ...call }: PaywallCall): Promise<unknown> {
  return request(`${apiBase}/paywall-api/api/web/config/front`, { ...call, schema: UNCHECKED });
}
