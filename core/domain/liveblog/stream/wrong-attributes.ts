import { isFragmentAddressAllowed } from '../../../platform/html/safe-html.ts';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Context } from '../../../runtime/feature/feature.ts';

/**
 * Checks the attributes of a stream.
 * @param url `data-stream-url`
 * @param number `data-stream-number`
 * @returns the error; undefined if there is none
 */
export function wrongAttributes(
  url: string,
  number: number | undefined,
  page: Context['page'],
): string | undefined {
  const quoted = JSON.stringify(url.slice(0, 80));
  if (!isFragmentAddressAllowed(url, siteConfig(page))) {
    return `data-stream-url is ${quoted}; expected an address of this site, or of one of fragmentOrigins in script#site-config.`;
  }
  if (number === undefined) {
    return `data-stream-number is missing beside data-stream-url ${quoted}; expected the number of the last event that the page includes.`;
  }
  return undefined;
}
