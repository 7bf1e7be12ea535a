import { createStore } from 'zustand/vanilla';
import { emit } from '../../runtime/bus/bus.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { personalStore } from '../../user/personal/personal-store.ts';
import { profileConfig } from '../../user/profile/profile-config.ts';
import { checkLogin } from '../../user/visitor/check-login.ts';
import { type FavouriteChange, favourites, isSaved } from './favourites.ts';

/** The outcome of a click on a button. */
export type ToggleOutcome = 'added' | 'removed' | 'no-user' | 'failed' | 'busy';

/**
 * The articles with calls in progress on this page, and the number of calls: their buttons are locked
 * [reading-list-button-3]. A call that waits for a connection is not in progress: offline, a reader can change their
 * mind.
 */
export const lockedArticles = pageValue((_page: Page) =>
  createStore<ReadonlyMap<number, number>>(() => new Map<number, number>()),
);

/**
 * Saves an article, or removes it from the list if it is saved [reading-list-button-1]. All buttons show it at once,
 * and a failure reverts it.
 * @param page the page
 * @param articleId the article's number
 * @returns the outcome; does not resolve while the change waits for a connection. Never rejects
 */
export async function toggleFavourite(page: Page, articleId: number): Promise<ToggleOutcome> {
  // Anonymous visitors cause no call [reading-list-button-2].
  const login = await checkLogin(page);
  if (login !== 'logged-in') return login === 'failed' ? 'failed' : 'no-user';
  if (lockedArticles(page).getState().has(articleId)) return 'busy';
  const type = isSaved(personalStore(page, favourites).getState().data, articleId) ? 'remove' : 'add';
  return changeFavourite(page, { type, articleId });
}

/**
 * Saves an article or removes it from the list, as {@link toggleFavourite} does. A change that is made while another
 * change of the article is being sent is sent after it.
 */
export async function changeFavourite(page: Page, change: FavouriteChange): Promise<ToggleOutcome> {
  const { type, articleId } = change;
  const unlock = lock(page, articleId);
  const sending = personalStore(page, favourites).change(change);
  const outcome = await sending;
  unlock();
  if (outcome.state === 'logged-out') return 'no-user';
  if (outcome.state === 'sent') {
    emit('favourite:changed', { articleId, isSaved: type === 'add' });
    return type === 'add' ? 'added' : 'removed';
  }
  error('favourites', `The reading list was not changed: ${outcome.state}.`);
  return 'failed';
}

/** Locks an article until its call is over or has timed out, or the connection is lost. */
function lock(page: Page, articleId: number): () => void {
  const store = lockedArticles(page);
  const count = (change: 1 | -1) => {
    const calls = new Map(store.getState());
    const left = (calls.get(articleId) ?? 0) + change;
    if (left > 0) calls.set(articleId, left);
    else calls.delete(articleId);
    store.setState(calls, true);
  };
  count(1);
  const ending = new AbortController();
  const unlock = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    clearTimeout(timer);
    count(-1);
  };
  const timer = setTimeout(unlock, profileConfig(page).profileApiTimeoutMs);
  window.addEventListener('offline', unlock, { signal: ending.signal });
  if (!navigator.onLine) unlock();
  return unlock;
}
