import { articleIdFromAddress } from '../../../../core/platform/ids/article-id.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';

/**
 * The items that a list does not have yet: a page may repeat some, when newer ones were published in between.
 * @param holder of the list's items
 * @param items of another page
 */
export function newItems(holder: Element, items: readonly Element[]): Element[] {
  const known = new Set([...holder.children].map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    return key === undefined || !known.has(key);
  });
}

/** The target of an item's link: an article, or else a page without its hash; undefined without a link. */
function keyOf(item: Element): string | undefined {
  const href = item.querySelector('a[href]')?.getAttribute('href');
  const url = href ? parseAddress(href) : undefined;
  if (!url) return undefined;
  return articleIdFromAddress(url.href) ?? url.origin + url.pathname + url.search;
}
