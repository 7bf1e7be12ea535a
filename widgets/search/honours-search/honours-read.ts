import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchHonours, type HonoursSource } from './api/honours.ts';
import { type HonoursIndex, indexHonours } from './search-honours.ts';

/**
 * Creates the read of the honours list, prepared for searching: once for all widgets of a page.
 * @param page the page
 */
export function honoursRead(page: Page) {
  return sharedRead(
    async (source: HonoursSource, signal): Promise<HonoursIndex> => {
      const fetchList = () => fetchHonours(source, page, signal);
      // A script that hangs is given up after its 10 s: a second one would hang as well.
      const list = source.format === 'jsonp' ? fetchList() : withRetries(fetchList, signal);
      const { honours, ...ofWholeList } = await list;
      // The whole list is what it has, whatever else its answer says.
      return indexHonours({ honours, ...(source.isStart && ofWholeList) }, signal);
    },
    { freshFor: Number.POSITIVE_INFINITY, retries: false },
  );
}
