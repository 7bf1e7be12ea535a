import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { withRetries } from '../../../../core/platform/http/with-retries.ts';
import { allowedOrigins } from '../../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { type ChildNames, readNames } from '../read-names.ts';

/**
 * Fetches how often names were given: GET `data-source` [special-kindernamen-1].
 * @param address the address, on the page's own origin, or one of the site's `endpoints`
 * @param page the page
 * @param signal cancels the request
 * @throws HttpError; TypeError if the data has no names
 */
export async function fetchChildNames(address: string, page: Page, signal: AbortSignal): Promise<ChildNames> {
  const origins = allowedOrigins(page, siteConfig(page));
  const read = () => request(address, { schema: UNCHECKED, origins, signal, timeout: 30_000 });
  return readNames(await withRetries(read, signal));
}
