import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchHonours, type HonoursSource } from './api/honours.ts';
import { type HonoursIndex, indexHonours } from './search-honours.ts';

/**
 * Loads the honours list and prepares it for searching, once for all widgets of a page.
 * @param page the page
 */
export function honoursRead(page: Page) {
  return sharedRead(
    async (source: HonoursSource, signal): Promise<HonoursIndex> => {
      const fetchList = () => fetchHonours(source, page, signal);
      // Fetched without retries: a script that hangs ends after 10 s, and a second one would hang as well.
      const list = source.format === 'jsonp' ? fetchList() : withRetries(fetchList, signal);
      const { honours, ...ofWholeList } = await list;
      // For the whole list, the other fields of the answer are not used.
      return indexHonours({ honours, ...(source.isStart && ofWholeList) }, signal);
    },
    { freshFor: Number.POSITIVE_INFINITY, retries: false },
  );
}
