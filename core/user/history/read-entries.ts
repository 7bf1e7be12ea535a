import { parseTimestamp } from '../../platform/time/parse-timestamp.ts';

/** An article that the visitor has read. */
export interface ReadArticle {
  readonly articleId: number;
  /** The time when it was read, in epoch milliseconds. */
  readonly at: number;
}

/**
 * Reads the entries of a reading history; those without a number or a time are left out [reading-history-3].
 * @param entries the entries as the profile API sends them
 */
export function readEntries(
  entries: readonly { readonly article_id: number | string; readonly history_date: number | string }[],
): ReadArticle[] {
  return entries.flatMap(({ article_id, history_date }) => {
    const at = parseTimestamp(asUtc(history_date));
    const articleId = Number(article_id);
    return at === undefined || !Number.isSafeInteger(articleId) ? [] : [{ articleId, at }];
  });
}

/** A date and time without a zone is in UTC here, not in the browser's time zone [reading-history-3]. */
function asUtc(date: string | number): string | number {
  if (typeof date === 'number') return date;
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date) ? `${date.replace(' ', 'T')}Z` : date;
}
