import { articleIdFromAddress } from '../../../../core/platform/ids/article-id.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * The items that a list does not have yet: a page may repeat some if newer ones were published in between.
 * @param holder the element that contains the list's items
 * @param items the items of another page
 */
export function newItems(holder: Element, items: readonly Element[]): Element[] {
  const known = new Set([...holder.children].map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    return key === undefined || !known.has(key);
  });
}

/**
 * The target of an item's headline link; without one, the article of any link, or otherwise the targets of all its
 * links without their hashes, because the first one is often that of a section, which many items share. Undefined
 * without a link.
 */
function keyOf(item: Element): string | undefined {
  const all = [...item.querySelectorAll('a[href]')];
  const headlines = all.filter((link) => link.closest(HEADINGS) || link.querySelector(HEADINGS));
  const links = headlines.length > 0 ? headlines : all;
  const targets = links.flatMap((link) => parseAddress(link.getAttribute('href') ?? '') ?? []);
  const article = targets.map(({ href }) => articleIdFromAddress(href)).find((id) => id !== undefined);
  return (
    article ??
    (targets.map(({ origin, pathname, search }) => origin + pathname + search).join(' ') || undefined)
  );
}
