import { type Query, readQuery } from '../../../core/platform/history/query.ts';
import type { HonoursFilter } from './search-honours.ts';

/** The parameters of a shared search, by field [special-lintjesregen-1]. */
const PARAMETERS = { name: 'naam', location: 'plaats', year: 'jaar', gender: 'geslacht' } as const;

/** A filter that shows all honours. */
export const NO_FILTER: HonoursFilter = { name: '', location: '', year: '', gender: '' };

/**
 * Reads the filter of an address.
 * @param query with or without its `?`
 */
export function filterOf(query: string): HonoursFilter {
  const values = readQuery(Object.values(PARAMETERS), query);
  const value = (field: keyof HonoursFilter) => values.get(PARAMETERS[field])?.[0] ?? '';
  return { name: value('name'), location: value('location'), year: value('year'), gender: value('gender') };
}

/** The parameters of a filter; empty fields are left out. */
export function queryOf(filter: HonoursFilter): Query {
  return new Map(
    Object.entries(PARAMETERS).map(([field, parameter]) => {
      const value = filter[field as keyof HonoursFilter].trim();
      return [parameter, value === '' ? [] : [value]];
    }),
  );
}
