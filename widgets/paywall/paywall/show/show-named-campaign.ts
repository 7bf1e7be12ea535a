import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { isPaywallId } from '../../../../core/domain/paywall/is-paywall-id.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { PaywallRequest } from './paywall-request.ts';
import { showCampaign } from './show-campaign.ts';

/**
 * Shows the campaign that the address names, without a decision: on the activation page in the hook, on the page for
 * trials as a banner [paywall-activate-page-1 to -4, paywall-test-page-1 to -4]. A visitor who returns from the payment
 * page sees the payment's status instead.
 * @param request the settings of the mount element and the page
 * @param config the configuration as far as it is known
 */
export async function showNamedCampaign(request: PaywallRequest, config: PaywallConfig): Promise<void> {
  const { page, from, signal } = request;
  const query = new URLSearchParams(page.query);
  if (from === 'activation' && query.get('activationId')) return;
  const id = query.get('paywallId');
  const load = async () =>
    isPaywallId(id) ? await showCampaign(request, id, config, signal) : ('missing' as const);
  const outcome = await load();
  if (outcome === 'shown' || signal.aborted) return;
  if (from === 'trial') {
    error('paywall', 'The address has no paywallId under which a campaign can be had.');
    return;
  }
  try {
    const { showNoCampaign } = await import('./show-no-campaign.tsx');
    showNoCampaign(request, config, { outcome, load });
  } catch (cause) {
    error(
      'paywall',
      'The reason why there is no form could not be shown; what the server sent stays.',
      cause,
    );
  }
}
