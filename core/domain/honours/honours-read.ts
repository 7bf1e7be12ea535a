import { sharedRead } from '../../platform/http/shared-read.ts';
import type { Page } from '../../runtime/page/page.ts';
import { fetchHonours, type HonoursSource } from './api/honours.ts';
import { type HonoursIndex, indexHonours } from './search-honours.ts';

/**
 * Creates the read of the honours list, prepared for searching: once for all widgets of a page.
 * @param page the page
 */
export function honoursRead(page: Page) {
  return sharedRead(
    async (source: HonoursSource, signal): Promise<HonoursIndex> =>
      indexHonours(await fetchHonours(source, page, signal), signal),
    { freshFor: Number.POSITIVE_INFINITY },
  );
}
