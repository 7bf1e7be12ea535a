import { listedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import type { SiteConfig } from '../../../core/runtime/config/site-config.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/** An address that may be loaded in a frame. */
export interface PuzzleAddress {
  readonly href: string;
  /** The permissions of the frame (HTML standard, `sandbox`). */
  readonly sandbox: string;
}

/** `allow-modals` is also required for printing, and `allow-downloads` for a puzzle as a file. */
const SANDBOX = 'allow-scripts allow-forms allow-modals allow-downloads allow-popups';

/** A page that the puzzle opens in a tab is not sandboxed, so that storage and login work there. */
const OWN_ORIGIN = 'allow-same-origin allow-popups-to-escape-sandbox';

/**
 * Checks the address of a puzzle: https on an origin of the site's `endpoints` or `scripts`, or this site
 * [puzzle-inserters-2]. A frame of another origin keeps that origin, so that it can store the game; one of this site
 * does not, because it could then leave its sandbox, for example by opening a tab.
 * @param address the attribute's value
 * @param config the site's configuration
 * @param own the page's own origin
 * @returns undefined if it is not allowed
 */
export function checkAddress(
  address: string,
  config: Pick<SiteConfig, 'endpoints' | 'scripts'>,
  own: string = self.origin,
): PuzzleAddress | undefined {
  const url = parseAddress(address, own);
  if (url?.username !== '' || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === own) {
    // A path has the scheme of the page; a production site uses https.
    const isPath = !/^\s*http:/i.test(address);
    return isPath ? { href: url.href, sandbox: SANDBOX } : undefined;
  }
  // Origins of https only.
  const origins = [...listedOrigins(config.endpoints, own), ...listedOrigins(config.scripts, own)];
  if (!origins.includes(url.origin)) return undefined;
  return { href: url.href, sandbox: `${SANDBOX} ${OWN_ORIGIN}` };
}
