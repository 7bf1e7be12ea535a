import { destinationOn, safeDestination } from '../../platform/navigation/navigate.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import type { PaywallConfig } from './config.ts';

/**
 * Matches addresses with the same meaning for software that does not know this page's address. `https:/elsewhere/` has
 * two: a path of this site here, another host elsewhere.
 */
const READS_ALIKE = /^(https?:\/\/|\/(?![/\\]))/i;

/**
 * The safe-URL rule for a `return_to`, a `redirectUrl` or an activation link: this site, or https on one of
 * `redirectHosts` or a subdomain; without such hosts, the host of the subscription site [paywall-config-5].
 * @param address as sent
 * @param config the configuration
 * @param page the page, whose site may list further hosts
 * @returns the address as sent, or as an absolute address if a `<base>` would change its meaning; undefined if it is
 *   not allowed
 */
export function safeRedirect(
  address: string,
  { redirectHosts, subscriptionSiteUrl }: Pick<PaywallConfig, 'redirectHosts' | 'subscriptionSiteUrl'>,
  page: Parameters<typeof safeDestination>[1],
): string | undefined {
  const site = subscriptionSiteUrl === '' ? undefined : parseAddress(subscriptionSiteUrl)?.hostname;
  const hosts = redirectHosts.length > 0 || !site ? redirectHosts : [site];
  const whole = destinationOn(hosts, address) ?? safeDestination(address, page);
  return whole !== undefined && READS_ALIKE.test(address) && parseAddress(address)?.href === whole
    ? address
    : whole;
}
