import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { isPaywallId } from '../../../../core/domain/paywall/is-paywall-id.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { loadCampaignReader } from '../campaign/load-campaign-reader.ts';

/**
 * Fetches a campaign [paywall-campaign-1]. The request is sent before the code that checks the answer is loaded.
 * @param id a paywall id, such as that of a decision
 * @param call the API's address and the timeout
 * @throws HttpError of kind `invalid` for an id that is not allowed and for an invalid campaign [paywall-campaign-7],
 * and for a failed request
 */
export async function fetchCampaign(id: string, { apiBase = '', ...call }: PaywallCall): Promise<Campaign> {
  if (!isPaywallId(id)) throw new HttpError('invalid', 'The paywall id is none that can be fetched.');
  const address = `${apiBase}/paywall-api/api/web/campaigns/${encodeURIComponent(id)}`;
  const [sent, { readCampaign }] = await Promise.all([
    request(address, { ...call, schema: UNCHECKED }),
    loadCampaignReader(),
  ]);
  return readCampaign(sent, id);
}
