import { type Configured, configSection } from '../../runtime/config/config-section.ts';
import { allMatching } from '../../runtime/config/further-settings.ts';
import { error } from '../../runtime/log/log.ts';
import { parseAddress } from '../../runtime/page/address.ts';

const navigationConfig = configSection({
  /**
   * Hosts, with all their subdomains, to which addresses from answers and parameters may lead besides this site, over
   * https; `paywall.redirectHosts` (docs/reference/paywall-config.md) adds to them in the paywall only.
   */
  redirectHosts: allMatching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a list of host names', []),
});

/**
 * The safe-URL rule for untrusted addresses (answers, parameters, attributes) [paywall-config-5]: the page's own
 * origin, or https without user name on a host of the site's `redirectHosts` or on a subdomain.
 * @param address absolute, or relative to the site
 * @param page the page
 * @param own the page's own origin
 * @returns the whole address; undefined if it is not allowed
 */
export function safeDestination(
  address: string,
  page: Configured,
  own: string = self.origin,
): string | undefined {
  return destinationOn(navigationConfig(page).redirectHosts, address, own);
}

/**
 * Applies the rule of {@link safeDestination} with the caller's hosts, such as those of payment pages.
 * @param hosts host names; their subdomains count too
 * @param address absolute, or relative to the site
 * @param own the page's own origin
 * @returns the whole address; undefined if it is not allowed
 */
export function destinationOn(
  hosts: readonly string[],
  address: string,
  own: string = self.origin,
): string | undefined {
  // Characters that browsers interpret differently, or not at all.
  if (/[\\\p{Cc}]/u.test(address)) return undefined;
  const url = parseAddress(address, own);
  // A host with an empty label is invalid.
  if (!url || url.username || url.password || /(^|\.)\./.test(url.hostname)) return undefined;
  if (url.origin === own && /^https?:$/.test(url.protocol)) return url.href;
  const isListed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return url.protocol === 'https:' && url.port === '' && isListed ? url.href : undefined;
}

/**
 * Navigates to an untrusted address; the only way to do so. A refused address is logged, without its path and query,
 * and the page stays.
 * @param address absolute, or relative to the site
 * @param page the page
 * @returns whether the page is left
 */
export function navigateTo(address: string, page: Configured): boolean {
  const destination = safeDestination(address, page);
  if (destination !== undefined) {
    location.assign(destination);
    return true;
  }
  const found = parseAddress(address, self.origin);
  const name = found ? `${found.protocol}//${found.host}` : 'Text that is not an address';
  error('navigation', `${name} may not be gone to; expected this site, or https on one of redirectHosts.`);
  return false;
}
