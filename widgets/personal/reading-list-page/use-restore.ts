import { useRef } from 'react';
import { changeFavourite, type ToggleOutcome } from '../../../core/domain/favourites/toggle-favourite.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import type { Collection } from './collection.ts';
import { collections } from './collections.ts';

/** Undoes the removal of articles. */
interface Restore {
  /** Must be called before an article is removed. */
  readonly remember: (articleId: number) => void;
  /** Saves the article again, in its previous collections. */
  readonly undo: (articleId: number) => Promise<ToggleOutcome>;
}

/**
 * Stores the collections of articles that are removed from the list, so that they can be restored.
 * @param page the page
 * @param tags the collections
 */
export function useRestore(page: Page, tags: readonly Collection[]): Restore {
  const names = useRef(new Map<number, readonly string[]>());
  return {
    remember(articleId) {
      const own = tags.filter(({ articles }) => articles.includes(articleId)).map(({ name }) => name);
      names.current.set(articleId, own);
    },
    undo(articleId) {
      const saving = changeFavourite(page, { type: 'add', articleId });
      // The outbox preserves their order.
      for (const name of names.current.get(articleId) ?? []) {
        void personalStore(page, collections).change({ type: 'put', name, articleId });
      }
      return saving;
    },
  };
}
