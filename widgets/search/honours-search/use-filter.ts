import { useEffect, useState } from 'react';
import { withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddress } from '../../../core/platform/history/write-address.ts';
import { filterOf, queryOf } from './filter-address.ts';
import type { HonoursFilter } from './search-honours.ts';

/** Milliseconds after the last keystroke after which the address is updated. */
const DELAY = 500;

/**
 * The filter, which is in the address, too, so that a search can be shared [special-lintjesregen-1].
 * @returns the filter, and a function that changes fields of it
 */
export function useFilter(): [HonoursFilter, (change: Partial<HonoursFilter>) => void] {
  const [filter, setFilter] = useState(() => filterOf(location.search));
  useEffect(() => {
    const timer = setTimeout(() => replaceAddress(withQuery(queryOf(filter))), DELAY);
    return () => clearTimeout(timer);
  }, [filter]);
  useEffect(() => {
    const restore = () => setFilter(filterOf(location.search));
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);
  return [filter, (change) => setFilter((known) => ({ ...known, ...change }))];
}
