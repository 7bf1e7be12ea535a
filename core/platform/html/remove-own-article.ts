import { articleIdFromAddress } from '../ids/article-id.ts';

/**
 * Takes the article of the page out of a list of articles: readers have it before them already. An item that the server
 * sent hidden, as a spare, takes its place.
 * @param list around the items, `li`
 * @param articleId the page's; undefined on a page that is not an article
 */
export function removeOwnArticle(list: ParentNode, articleId: string | undefined): void {
  if (articleId === undefined) return;
  for (const item of list.querySelectorAll('li')) {
    const address = item.querySelector('a[href]')?.getAttribute('href');
    if (!address || articleIdFromAddress(address) !== articleId) continue;
    // A spare of the own article is hidden, so that nothing is missing without it.
    if (!item.hasAttribute('hidden')) list.querySelector('li[hidden]')?.removeAttribute('hidden');
    item.remove();
  }
}
