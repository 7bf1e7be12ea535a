import { parseAddress } from '../page/address.ts';
import type { Addresses, SiteConfig } from './site-config.ts';

/** The facts of a site that decide which addresses are allowed. */
interface Site {
  /** The address of the static files; may be empty. */
  readonly staticPath: string;
}

type Listed = Pick<SiteConfig, 'scripts' | 'endpoints'>;

/**
 * The origins from which scripts, stylesheets and data may come: the page's own, that of its `static-path`, and the
 * https ones among the site's `scripts` and `endpoints` [loader-14].
 * @param page the page with its `static-path`
 * @param config the site's configuration
 * @param base the base of relative addresses
 * @param own the page's own origin; not that of `base`, which a `<base>` element may change
 */
export function allowedOrigins(
  page: Site,
  config: Listed,
  base: string = document.baseURI,
  own: string = self.origin,
): ReadonlySet<string> {
  return new Set([
    own,
    ...(page.staticPath ? originOf(page.staticPath, base, /^https?:$/) : []),
    ...listedOrigins(config.scripts, own),
    ...listedOrigins(config.endpoints, own),
  ]);
}

/**
 * The https origins of a list of addresses in the site's configuration.
 * @param addresses `scripts` or `endpoints`
 * @param own the page's own origin, for relative addresses
 */
export function listedOrigins(addresses: Addresses, own: string = self.origin): string[] {
  const all = Object.values(addresses).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  return all.flatMap((address) => originOf(address, own, /^https:$/));
}

/**
 * Whether requests to an address are allowed [loader-14]. The caller logs refusals.
 * @param address absolute, or relative to `base`
 * @param page the page with its `static-path`
 * @param config the site's configuration
 * @param base the base of relative addresses
 * @param own the page's own origin
 */
export function isAllowedAddress(
  address: string,
  page: Site,
  config: Listed,
  base: string = document.baseURI,
  own: string = self.origin,
): boolean {
  const [origin] = originOf(address, base, /^https?:$/);
  return origin !== undefined && allowedOrigins(page, config, base, own).has(origin);
}

/** The scheme is checked too, because a `blob:` address has its page's origin. */
function originOf(address: string, base: string, scheme: RegExp): string[] {
  const url = parseAddress(address, base);
  return url && scheme.test(url.protocol) ? [url.origin] : [];
}
