import { articleIdFromAddress } from '../ids/article-id.ts';

/**
 * Removes the page's own article from a list of articles, because readers already see it. An item that the server sent
 * hidden, as a spare, replaces it.
 * @param list the element around the items, which are `li`
 * @param articleId the page's article id; undefined on a page that is not an article
 */
export function removeOwnArticle(list: ParentNode, articleId: string | undefined): void {
  if (articleId === undefined) return;
  for (const item of list.querySelectorAll('li')) {
    const address = item.querySelector('a[href]')?.getAttribute('href');
    if (!address || articleIdFromAddress(address) !== articleId) continue;
    // If the own article is itself a hidden spare, the list is complete without it.
    if (!item.hasAttribute('hidden')) list.querySelector('li[hidden]')?.removeAttribute('hidden');
    item.remove();
  }
}
