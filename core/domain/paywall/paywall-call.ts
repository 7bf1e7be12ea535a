import { allowedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { PaywallCall } from './api/decision.ts';
import type { PaywallConfig } from './config.ts';

/**
 * Options for the requests of paywall and funnel [paywall-config-4]: to `data-api-base`, with or without a slash at its
 * end, whose origin the site must list under `endpoints`, with the site's own cookies only, within `requestTimeoutMs`.
 * @param page the page
 * @param config the configuration
 */
export function paywallCall(
  page: Pick<Page, 'staticPath' | 'config'>,
  { apiBase, requestTimeoutMs }: Pick<PaywallConfig, 'apiBase' | 'requestTimeoutMs'>,
): Required<Pick<PaywallCall, 'apiBase' | 'timeout' | 'origins'>> {
  return {
    apiBase: apiBase.replace(/\/$/, ''),
    timeout: requestTimeoutMs,
    origins: allowedOrigins(page, siteConfig(page)),
  };
}
