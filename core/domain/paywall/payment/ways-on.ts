import { isSafeAddress } from '../../../runtime/page/address.ts';
import type { PaywallConfig } from '../config.ts';

/** Returns the page of customer service; the default if the configured address is not safe [payment-status-15]. */
export function contactAddress({ customerServiceUrl }: Pick<PaywallConfig, 'customerServiceUrl'>): string {
  return usable(customerServiceUrl, '/service/');
}

/** Returns the news site; the default if the configured address is not safe [payment-status-15]. */
export function siteAddress({ newsSiteUrl }: Pick<PaywallConfig, 'newsSiteUrl'>): string {
  return usable(newsSiteUrl, '/');
}

function usable(address: string, fallback: string): string {
  return isSafeAddress(address) ? address : fallback;
}
