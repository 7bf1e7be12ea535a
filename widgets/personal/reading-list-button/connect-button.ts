import { checkSaved } from '../../../core/domain/favourites/check-saved.ts';
import { favourites, isSaved } from '../../../core/domain/favourites/favourites.ts';
import { showToggleOutcome } from '../../../core/domain/favourites/show-toggle-outcome.ts';
import { lockedArticles, toggleFavourite } from '../../../core/domain/favourites/toggle-favourite.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import type { ListButton } from './save-button-in.ts';

/**
 * Connects a button to the reading list: the button shows all changes of its article, here and in other tabs
 * [reading-list-button-3].
 * @returns the function that handles a click
 */
export function connectButton(
  page: Page,
  articleId: number,
  button: ListButton,
  signal: AbortSignal,
): { toggle: () => Promise<void> } {
  const list = personalStore(page, favourites);
  const locked = lockedArticles(page);
  const show = () => {
    const { state, data } = list.getState();
    const isOnList = isSaved(data, articleId);
    const action = isOnList ? 'remove' : 'add';
    button.show({
      action: state === 'anonymous' ? 'no-user' : action,
      isBusy: locked.getState().has(articleId),
    });
    if (isOnList === undefined) checkSaved(page, articleId);
  };
  subscribe(list, show, signal);
  subscribe(locked, show, signal);
  return { toggle: async () => showToggleOutcome(await toggleFavourite(page, articleId)) };
}
