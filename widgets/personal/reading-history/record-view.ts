import { isAborted } from '../../../core/platform/http/http-error.ts';
import { now } from '../../../core/platform/time/now.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { recordArticle } from '../../../core/user/history/api/reading-history.ts';
import { addReadArticles } from '../../../core/user/history/read-articles.ts';

/**
 * Records that the visitor has read the page's article: on the server [reading-history-4], and in this browser, so that
 * its teasers are marked on the next page.
 * @param account hash of the account
 */
export async function recordView(page: Page, account: string, articleId: number): Promise<void> {
  addReadArticles(account, [{ articleId, at: now() }]);
  try {
    await recordArticle(page, articleId);
  } catch (cause) {
    if (!isAborted(cause)) error('reading-history', 'The article could not be recorded as read.', cause);
  }
}
