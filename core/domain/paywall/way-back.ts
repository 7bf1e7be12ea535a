import { readReturnTo, returnPath, withReturnTo } from '../../platform/navigation/return-to.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { paymentReturn } from './funnel/return-address.ts';

/**
 * Adds the way back to a link to the subscription site: `return_to` with the current page, where the site is a part of
 * this one. A page that has a `return_to` itself passes that one on. Other links, and those that name a destination
 * already, stay as they are.
 * @param link a safe address or path
 * @param subscriptionSite address or path of the subscription site; empty for none
 * @param from the current address
 */
export function withWayBack(
  link: string,
  subscriptionSite: string,
  from: Pick<URL, 'href' | 'origin' | 'search'> = location,
): string {
  const target = parseAddress(link, from.origin);
  const site = subscriptionSite === '' ? undefined : parseAddress(subscriptionSite, from.origin);
  if (!target || !site || target.origin !== from.origin || site.origin !== from.origin) return link;
  if (target.pathname !== site.pathname || target.searchParams.has('return_to')) return link;
  const path = readReturnTo(from.search, from.origin) ?? returnPath(paymentReturn(from.href), from.origin);
  return path === undefined ? link : withReturnTo(link, path);
}
