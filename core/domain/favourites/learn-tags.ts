import type { Page } from '../../runtime/page/page.ts';
import { personalStore } from '../../user/personal/personal-store.ts';
import { namedProfilePath } from '../../user/profile/profile-config.ts';
import type { SentFavourites } from './api/favourites.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections.ts';
import { readCollections } from './read-collections.ts';

/**
 * Takes from a part of the list what it says about collections: the articles of the one that was asked for; and, where
 * the site has no call for collections, the names that come with the articles.
 * @param page the page
 * @param part the answer
 * @param tagName the collection that was asked for
 */
export function learnTags(page: Page, part: SentFavourites, tagName: string | undefined): void {
  const { tags = [], articles } = part;
  const isConfigured = namedProfilePath(page, 'readingListTags') !== undefined;
  const named = isConfigured ? [] : readCollections(tags, articles);
  const asked =
    tagName === undefined ? [] : [{ name: tagName, articles: articles.map(({ article_id }) => article_id) }];
  const sent = [...named, ...asked];
  if (sent.length > 0) personalStore(page, collections).learn((list) => withCollections(list, sent));
}

/** The collections with what others say about them: names and articles that were not known. */
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
