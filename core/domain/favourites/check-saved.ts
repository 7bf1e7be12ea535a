import { isAborted } from '../../platform/http/http-error.ts';
import { listSentIds } from '../../platform/http/outbox/box.ts';
import { sharedRead } from '../../platform/http/shared-read.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { personalStore } from '../../user/personal/personal-store.ts';
import { fetchFavourites } from './api/favourites.ts';
import { favourites, isSaved, withArticle } from './favourites.ts';

/** Fetches the state of one article once for all its buttons. */
const readOnce = pageValue((page: Page) =>
  sharedRead(async (articleId: number, signal) => {
    const list = personalStore(page, favourites);
    const contained = listSentIds();
    const { articles } = await list.read(() => fetchFavourites(page, { articleId, limit: 1 }, signal));
    const isOnList = articles.some(({ article_id }) => article_id === articleId);
    list.learn((data) => withArticle(data, articleId, isOnList), contained);
  }),
);

/**
 * Finds out whether an article is saved if the newest ones of a long list do not show it. Costs no call if it is known,
 * and none for anonymous visitors.
 */
export function checkSaved(page: Page, articleId: number): void {
  const { state, data } = personalStore(page, favourites).getState();
  if (state !== 'ready' || isSaved(data, articleId) !== undefined) return;
  readOnce(page)(articleId).catch((cause: unknown) => {
    if (!isAborted(cause)) error('favourites', 'The reading list could not be fetched.', cause);
  });
}
