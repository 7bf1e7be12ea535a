/** The values of the archive's search form. Dates are in the form of the date input: `yyyy-mm-dd`, or empty. */
export interface ArchiveQuery {
  readonly query: string;
  readonly fromDate: string;
  readonly toDate: string;
}

/**
 * The address of a search in the archive [archive-search-1, archive-search-2].
 * @returns a path with its query, percent-encoded
 */
export function archiveAddress({ query, fromDate, toDate }: ArchiveQuery): string {
  const parts = [`query=${encodeURIComponent(query.trim())}`, 'source=archive'];
  if (fromDate !== '') parts.push(`from_date=${encodeURIComponent(fromDate)}`);
  if (toDate !== '') parts.push(`to_date=${encodeURIComponent(toDate)}`);
  if (fromDate !== '' || toDate !== '') parts.push('date_range=specific_date');
  return `/search?${parts.join('&')}`;
}
