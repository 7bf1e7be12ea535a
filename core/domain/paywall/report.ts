import type { Page } from '../../runtime/page/page.ts';
import type { PaywallFields } from '../../user/analytics/events.ts';
import { audioParameters } from './audio-parameters.ts';
import { AUDIO_PAGE } from './feature-slug.ts';
import type { Campaign } from './types.ts';

/**
 * What every event of a funnel says [paywall-analytics-2, paywall-analytics-3]. Nothing of it says who is reading:
 * `track` leaves out what holds an e-mail address, and no other parameter of the address is looked at.
 * @param page its query
 * @param campaign undefined where there is none yet
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
