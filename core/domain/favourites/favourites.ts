import { isRecord } from '../../runtime/config/guards.ts';
import type { Subject } from '../../user/personal/subject.ts';
import { resolveProfilePath } from '../../user/profile/profile-path.ts';
import { fetchFavourites } from './api/favourites.ts';

/** The known part of a reading list. */
export interface Favourites {
  /** The ids of saved articles, newest first. */
  readonly saved: readonly number[];
  /** Whether `saved` has all of them: the server sends only the newest ones of a very long list. */
  readonly isComplete: boolean;
  /** Ids of articles that are known not to be on an incomplete list. */
  readonly absent: readonly number[];
}

/** Saves an article, or removes it from the list. */
export interface FavouriteChange {
  readonly type: 'add' | 'remove';
  readonly articleId: number;
}

/** The number of articles that are fetched to find out which are saved. */
export const MAX_LISTED = 500;

/** The path and method of each change [reading-list-button-1]. */
const CALLS = {
  add: { path: '/favorite/add', method: 'PUT' },
  remove: { path: '/favorite/remove', method: 'DELETE' },
} as const;

/** Which articles the visitor has saved: for all buttons, in all tabs [reading-list-button-3]. */
export const favourites: Subject<Favourites, FavouriteChange> = {
  name: 'reading list',
  key: 'nmt_favourites',
  source: 'favorite',
  empty: { saved: [], isComplete: false, absent: [] },
  isPartial: true,
  accepts: isFavourites,
  async load(page, signal) {
    const { articles, count } = await fetchFavourites(page, { limit: MAX_LISTED }, signal);
    const saved = [...new Set(articles.map(({ article_id }) => article_id))];
    return { saved, isComplete: count < MAX_LISTED, absent: [] };
  },
  apply: (list, { type, articleId }) => {
    const saved = list.saved.filter((id) => id !== articleId);
    const absent = list.absent.filter((id) => id !== articleId);
    if (type === 'add') return { ...list, saved: [articleId, ...saved], absent };
    return { ...list, saved, absent: list.isComplete ? [] : [...absent, articleId] };
  },
  write: ({ type, articleId }) => ({ ...CALLS[type], json: { article_id: articleId } }),
  recognise({ path, method, json }) {
    const articleId = isRecord(json) ? json.article_id : undefined;
    if (typeof articleId !== 'number') return undefined;
    const type = (['add', 'remove'] as const).find(
      (one) => CALLS[one].method === method && resolveProfilePath(CALLS[one].path) === path,
    );
    return type && { type, articleId };
  },
};

/**
 * Whether an article is saved.
 * @returns undefined if that is not known yet
 */
export function isSaved(list: Favourites, articleId: number): boolean | undefined {
  if (list.saved.includes(articleId)) return true;
  return list.isComplete || list.absent.includes(articleId) ? false : undefined;
}

/** The list with the server's answer about one article. */
export function withArticle(list: Favourites, articleId: number, isOnList: boolean): Favourites {
  const saved = list.saved.filter((id) => id !== articleId);
  const absent = list.absent.filter((id) => id !== articleId);
  return isOnList
    ? { ...list, saved: [...saved, articleId], absent }
    : { ...list, saved, absent: [...absent, articleId] };
}

/**
 * The list with a part that the server sent.
 * @param list the known part
 * @param ids the ids of the sent articles
 * @param isWhole whether the part is the whole list
 */
export function withPart(list: Favourites, ids: readonly number[], isWhole: boolean): Favourites {
  if (isWhole) return { saved: [...new Set(ids)], isComplete: true, absent: [] };
  const sent = new Set(ids);
  return {
    ...list,
    saved: [...new Set([...list.saved, ...ids])],
    absent: list.absent.filter((id) => !sent.has(id)),
  };
}

function isFavourites(value: unknown): value is Favourites {
  return (
    isRecord(value) &&
    typeof value.isComplete === 'boolean' &&
    isIdList(value.saved) &&
    isIdList(value.absent)
  );
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}
