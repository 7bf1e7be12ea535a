import { parseAddress } from '../page/address.ts';
import type { Addresses, SiteConfig } from './site-config.ts';

/** What an address is judged by. */
interface Site {
  /** Where the static files stand, or empty. */
  readonly staticPath: string;
}

type Listed = Pick<SiteConfig, 'scripts' | 'endpoints'>;

/**
 * The origins from which scripts, stylesheets and data may come: the page's own, that of its `static-path`, and
 * the https ones among the site's `scripts` and `endpoints` [loader-14].
 * @param page its `static-path`
 * @param config the site's
 * @param base what relative addresses are relative to
 * @param own the page's own origin; not that of `base`, which a `<base>` element may move elsewhere
 */
export function allowedOrigins(
  page: Site,
  config: Listed,
  base: string = document.baseURI,
  own: string = location.origin,
): ReadonlySet<string> {
  const listed = [...flatten(config.scripts), ...flatten(config.endpoints)];
  return new Set([
    own,
    ...(page.staticPath ? originOf(page.staticPath, base, /^https?:$/) : []),
    // An address of the site itself is allowed already, so that only absolute ones add an origin.
    ...listed.flatMap((address) => originOf(address, own, /^https:$/)),
  ]);
}

/**
 * Whether something may be requested from an address [loader-14]. The caller logs what it refuses.
 * @param address absolute, or relative to `base`
 * @param page its `static-path`
 * @param config the site's
 * @param base what relative addresses are relative to
 * @param own the page's own origin
 */
export function isAllowedAddress(
  address: string,
  page: Site,
  config: Listed,
  base: string = document.baseURI,
  own: string = location.origin,
): boolean {
  const [origin] = originOf(address, base, /^https?:$/);
  return origin !== undefined && allowedOrigins(page, config, base, own).has(origin);
}

/** The scheme is judged too: a `blob:` address has its page's origin. */
function originOf(address: string, base: string, scheme: RegExp): string[] {
  const url = parseAddress(address, base);
  return url && scheme.test(url.protocol) ? [url.origin] : [];
}

function flatten(addresses: Addresses): string[] {
  return Object.values(addresses).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
}
