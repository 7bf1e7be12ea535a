import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { loadJsonp } from '../../../../core/platform/scripts/load-jsonp.ts';
import { allowedOrigins } from '../../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { type HonoursList, readHonours } from '../honour.ts';

/** The function that the script with the list calls; it is the only one [honours-search-7]. */
const CALLBACK = 'nmtHonours';

/** The source of the list. */
export interface HonoursSource {
  readonly address: string;
  readonly format: 'json' | 'jsonp';
  /** Whether the answer only has the first rows. */
  readonly isStart?: boolean;
}

/**
 * Fetches the honours list, by JSON or by JSONP [honours-search-6, honours-search-7]. The list has tens of thousands of
 * rows, so the call has a longer time limit than other reads.
 * @param source the source of the list
 * @param page the page
 * @param signal cancels the request
 * @throws HttpError; TypeError if the data has no list
 */
export async function fetchHonours(
  { address, format }: HonoursSource,
  page: Page,
  signal: AbortSignal,
): Promise<HonoursList> {
  if (format === 'jsonp') return readHonours(await loadJsonp(address, page, { callback: CALLBACK, signal }));
  const origins = allowedOrigins(page, siteConfig(page));
  return readHonours(await request(address, { schema: UNCHECKED, origins, signal, timeout: 30_000 }));
}
