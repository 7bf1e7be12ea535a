import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Page } from '../../runtime/page/page.ts';
import { personalStore } from '../../user/personal/personal-store.ts';
import { checkSaved } from './check-saved.ts';
import { favourites, isSaved } from './favourites.ts';
import { showToggleOutcome } from './show-toggle-outcome.ts';
import { lockedArticles, toggleFavourite } from './toggle-favourite.ts';

/** An article of the reading list, for a button. */
interface FavouriteState {
  /** Whether it is saved; false until known. */
  readonly isSaved: boolean;
  /** Whether its call is in progress; no second one starts until it ends [reading-list-button-3]. */
  readonly isBusy: boolean;
  /** Saves it or removes it from the list; shows a toast if that fails. */
  readonly toggle: () => void;
}

/**
 * Whether an article is saved, as a React hook; the value is the same in all buttons and tabs [reading-list-button-3].
 */
export function useFavourite(page: Page, articleId: number): FavouriteState {
  const list = personalStore(page, favourites);
  const saved = useStore(list, ({ data }) => isSaved(data, articleId));
  const state = useStore(list, (known) => known.state);
  const isBusy = useStore(lockedArticles(page), (articles) => articles.has(articleId));
  useEffect(() => {
    if (state === 'ready' && saved === undefined) checkSaved(page, articleId);
  }, [page, articleId, saved, state]);
  return {
    isSaved: saved === true,
    isBusy,
    toggle: () => void toggleFavourite(page, articleId).then(showToggleOutcome),
  };
}
