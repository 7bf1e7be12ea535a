import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { ProfilePage } from '../../../core/user/profile/profile-config.ts';
import { fetchEbookDownload } from './api/ebook-download.ts';
import { type EbookOption, findOption } from './options.ts';

/**
 * Fetches which of the server's books the visitor has downloaded [ebook-4]. A failure, and a book that the server does
 * not offer, is logged and counts as unknown: the server checks the permission again [ebook-8, ebook-11].
 * @param options the server's books
 * @param feature the feature's name, for the message
 * @param signal cancels; the result is then meaningless
 * @returns the book; null if the visitor has downloaded none; undefined if unknown
 */
export async function fetchDownloaded(
  page: ProfilePage,
  options: readonly EbookOption[],
  feature: string,
  signal: AbortSignal,
): Promise<EbookOption | null | undefined> {
  try {
    const answer = await withRetries(() => fetchEbookDownload(page, signal), signal);
    if (answer === 'not-configured') return undefined;
    if (answer.value === undefined) return null;
    const option = findOption(options, answer.value);
    if (!option) throw new TypeError('The answer is not a book of this page.');
    return option;
  } catch (cause) {
    if (!signal.aborted) error(feature, 'Failed to check ebook download status:', cause);
    return undefined;
  }
}
