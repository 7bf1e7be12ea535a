import type { FavouritesQuery } from '../../../core/domain/favourites/api/favourites.ts';
import { favourites, withPart } from '../../../core/domain/favourites/favourites.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections.ts';
import { collectionsPath } from './collections-path.ts';
import { readCollections } from './read-collections.ts';
import type { ListPart } from './reading-list-query.ts';

/**
 * Updates the stored data from a part of the list: which articles are saved, overriding older copies; the articles of
 * the requested collection; and, if the site has no call for collections, the names that are sent with the articles.
 * @param page the page
 * @param part the answer
 * @param query the query of the part
 */
export function learnPart(page: Page, part: ListPart, query: FavouritesQuery): void {
  const { articles, count, tags = [], contained } = part;
  const { tagName, search, offset = 0, limit = 0 } = query;
  const ids = articles.map(({ article_id }) => article_id);
  const isWhole = tagName === undefined && !search && offset === 0 && count < limit;
  personalStore(page, favourites).learn((list) => withPart(list, ids, isWhole), contained);

  const isConfigured = collectionsPath(page) !== undefined;
  const named = isConfigured ? [] : readCollections(tags, articles);
  if (named.length === 0 && tagName === undefined) return;
  personalStore(page, collections).learn((list) => {
    const known = withCollections(list, named);
    // A collection that was deleted in the meantime must not be restored by an answer about it.
    const isKnown = known.some(({ name }) => name === tagName);
    return tagName !== undefined && isKnown
      ? withCollections(known, [{ name: tagName, articles: ids }])
      : known;
  }, contained);
}

/** The collections with names and articles that other answers add. */
export function withCollections(
  list: readonly Collection[],
  sent: readonly Collection[],
): readonly Collection[] {
  const byName = new Map(list.map((collection) => [collection.name, collection]));
  for (const collection of sent) {
    const known = byName.get(collection.name);
    byName.set(collection.name, {
      ...collection,
      ...known,
      articles: [...new Set([...(known?.articles ?? []), ...collection.articles])],
    });
  }
  return [...byName.values()];
}
