import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../platform/http/http-error.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { oncePerVisitor } from '../../user/visitor/once-per-visitor.ts';
import { visitor } from '../../user/visitor/visitor-store.ts';
import { addFavourite, fetchFavourites, removeFavourite } from './api/favourites.ts';

/** Whether an article is on the reading list. */
export interface FavouriteState {
  /** Whether it is on the list; false until known. */
  readonly isSaved: boolean;
  /** Whether a change is being sent; no second one starts meanwhile [reading-list-button-3]. */
  readonly isBusy: boolean;
}

/** The outcome of a click on the button. */
export type ToggleOutcome = 'added' | 'removed' | 'no-user' | 'failed' | 'busy';

/** The state of one article: shared by all buttons of a page, separate for each account [reading-list-button-3]. */
export interface Favourite {
  readonly store: StoreApi<FavouriteState>;
  /** Fetches whether the article is on the list; sends nothing for anonymous visitors. Never rejects. */
  readonly refresh: () => Promise<void>;
  /**
   * Adds or removes the article [reading-list-button-1]: optimistically, and rolled back if the server refuses. Never
   * rejects.
   */
  readonly toggle: () => Promise<ToggleOutcome>;
}

const favouritesOf = oncePerVisitor(() => new Map<number, Favourite>());

/**
 * Returns the state of an article on the current visitor's reading list.
 * @param page the page
 * @param articleId the article's number
 */
export function favouriteOf(page: Page, articleId: number): Favourite {
  const known = favouritesOf(page);
  const favourite = known.get(articleId) ?? startFavourite(page, articleId);
  known.set(articleId, favourite);
  return favourite;
}

function startFavourite(page: Page, articleId: number): Favourite {
  const store = createStore<FavouriteState>(() => ({ isSaved: false, isBusy: false }));
  let changes = 0;

  return {
    store,
    async refresh() {
      if (!(await visitor(page).current()).loggedIn) return;
      const before = changes;
      try {
        const found = await fetchFavourites(page, { articleId, limit: 1 });
        const isSaved = found.some(({ article_id }) => article_id === articleId);
        // A change by the visitor in the meantime is newer than the answer.
        if (changes === before) store.setState({ isSaved });
      } catch (cause) {
        if (!isAborted(cause)) error('favourites', 'The reading list could not be asked.', cause);
      }
    },
    async toggle() {
      if (!(await visitor(page).current()).loggedIn) return 'no-user';
      const { isSaved, isBusy } = store.getState();
      if (isBusy) return 'busy';
      changes++;
      store.setState({ isSaved: !isSaved, isBusy: true });
      const outcome = await (isSaved ? removeFavourite : addFavourite)(page, articleId);
      const isDone = outcome.state === 'sent';
      store.setState({ isSaved: isDone ? !isSaved : isSaved, isBusy: false });
      if (isDone) return isSaved ? 'removed' : 'added';
      if (outcome.state === 'no-reader') return 'no-user';
      error('favourites', `The reading list was not changed: ${outcome.state}.`);
      return 'failed';
    },
  };
}
