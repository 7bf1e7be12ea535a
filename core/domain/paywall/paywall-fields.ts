import type { Page } from '../../runtime/page/page.ts';
import type { PaywallFields } from '../../user/analytics/events.ts';
import { audioParameters } from './audio-parameters.ts';
import { AUDIO_PAGE } from './feature-slug.ts';
import type { Campaign } from './types.ts';

/**
 * Returns the fields of every event of a funnel [paywall-analytics-2, paywall-analytics-3]. None identifies the
 * visitor: `track` leaves out values with an e-mail address, and no other parameter of the address is read.
 * @param page its query
 * @param campaign undefined if unknown
 */
export function paywallFields(
  { query, path }: Pick<Page, 'query' | 'path'>,
  campaign: Campaign | undefined,
): PaywallFields {
  const parameters = new URLSearchParams(query);
  const episode = AUDIO_PAGE.test(path) ? audioParameters(query).episode : undefined;
  return {
    paywall_id: campaign?.id,
    campaign_name: campaign?.name,
    paywall_type: campaign?.funnel.paywallType,
    utm_medium: parameters.get('utm_medium') ?? undefined,
    utm_campaign: parameters.get('utm_campaign') ?? undefined,
    ...(episode !== undefined && { episode_id: episode }),
  };
}
