import { isRecord, isText } from '../../../core/runtime/config/guards.ts';
import type { Subject } from '../../../core/user/personal/subject.ts';
import { resolveProfilePath } from '../../../core/user/profile/profile-path.ts';
import { fetchCollections } from './api/collections.ts';
import type { Collection, Colours } from './collection.ts';
import { readCollections } from './read-collections.ts';
import { firstArticles } from './reading-list-query.ts';

/** A reader's changes of collections. `unsave` removes an article from the list, and therefore from all collections. */
export type CollectionChange =
  | { readonly type: 'create' | 'delete'; readonly name: string }
  | { readonly type: 'rename'; readonly name: string; readonly newName: string }
  | { readonly type: 'put' | 'take'; readonly name: string; readonly articleId: number }
  | { readonly type: 'unsave'; readonly articleId: number };

/** The path and method of each change [reading-list-page-5, reading-list-page-6]. */
const CALLS = {
  create: { path: '/favorite/tag/add', method: 'PUT' },
  delete: { path: '/favorite/tag/remove', method: 'DELETE' },
  rename: { path: '/favorite/tag/edit', method: 'PATCH' },
  put: { path: '/favorite/tag/add_favorite', method: 'PUT' },
  take: { path: '/favorite/tag/remove_favorite', method: 'DELETE' },
  unsave: { path: '/favorite/remove', method: 'DELETE' },
} as const;
const TYPES = Object.keys(CALLS) as CollectionChange['type'][];

/** The collections of the visitor, in the server's order; new ones are at the end [reading-list-page-1]. */
export const collections: Subject<readonly Collection[], CollectionChange> = {
  name: 'collections of the reading list',
  key: 'nmt_collections',
  source: 'favorite',
  empty: [],
  accepts: isCollectionList,
  async load(page, signal) {
    const listed = await fetchCollections(page, signal);
    if (listed !== 'not-configured') return readCollections(listed, []);
    // Without a call of their own, the collections are those of the first articles, which the page shows anyway.
    const { tags, articles } = await firstArticles(page);
    return readCollections(tags ?? [], articles);
  },
  apply: (list, change) => {
    switch (change.type) {
      case 'create':
        return list.some(({ name }) => name === change.name)
          ? list
          : [...list, { name: change.name, articles: [] }];
      case 'delete':
        return list.filter(({ name }) => name !== change.name);
      case 'rename':
        return rename(list, change.name, change.newName);
      case 'put':
        return inCollection(list, change.name, (articles) => [
          ...articles.filter((id) => id !== change.articleId),
          change.articleId,
        ]);
      case 'take':
        return inCollection(list, change.name, (articles) =>
          articles.filter((id) => id !== change.articleId),
        );
      case 'unsave':
        return list.map((collection) =>
          collection.articles.includes(change.articleId)
            ? { ...collection, articles: collection.articles.filter((id) => id !== change.articleId) }
            : collection,
        );
    }
  },
  write: (change) => ({ ...CALLS[change.type], json: bodyOf(change) }),
  recognise({ path, method, json }) {
    const type = TYPES.find(
      (one) => CALLS[one].method === method && resolveProfilePath(CALLS[one].path) === path,
    );
    if (!type || !isRecord(json)) return undefined;
    const { tag_name: name, tag_new_name: newName, article_id: articleId } = json;
    const fields = { type, name, newName, articleId };
    return isChange(fields) ? fields : undefined;
  },
};

/** The colours of a collection, if they are known. */
export function withColours(
  list: readonly Collection[],
  name: string,
  colours: Colours,
): readonly Collection[] {
  return list.map((collection) => (collection.name === name ? { ...collection, colours } : collection));
}

/** Renaming to the name of another collection, for example after the same change on another device, merges the two. */
function rename(list: readonly Collection[], name: string, newName: string): readonly Collection[] {
  const renamed = list.find((collection) => collection.name === name);
  if (!renamed || name === newName) return list;
  const other = list.find((collection) => collection.name === newName);
  if (!other) {
    return list.map((collection) => (collection === renamed ? { ...renamed, name: newName } : collection));
  }
  const articles = [...new Set([...other.articles, ...renamed.articles])];
  return list
    .filter((collection) => collection !== renamed)
    .map((collection) => (collection === other ? { ...other, articles } : collection));
}

function inCollection(
  list: readonly Collection[],
  name: string,
  change: (articles: readonly number[]) => readonly number[],
): readonly Collection[] {
  return list.map((collection) =>
    collection.name === name ? { ...collection, articles: change(collection.articles) } : collection,
  );
}

function bodyOf(change: CollectionChange): Record<string, unknown> {
  return {
    ...('name' in change && { tag_name: change.name }),
    ...('newName' in change && { tag_new_name: change.newName }),
    ...('articleId' in change && { article_id: change.articleId }),
  };
}

function isChange(fields: { readonly type: string } & Record<string, unknown>): fields is CollectionChange {
  const { type, name, newName, articleId } = fields;
  if (type === 'unsave') return typeof articleId === 'number';
  if (!isText(name)) return false;
  if (type === 'rename') return isText(newName);
  return type === 'create' || type === 'delete' || typeof articleId === 'number';
}

function isCollectionList(value: unknown): value is readonly Collection[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item) =>
        isRecord(item) &&
        isText(item.name) &&
        Array.isArray(item.articles) &&
        item.articles.every((id) => typeof id === 'number') &&
        (item.colours === undefined ||
          (isRecord(item.colours) && isText(item.colours.start) && isText(item.colours.end))),
    )
  );
}
