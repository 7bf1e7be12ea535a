import { isAborted } from '../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Announce } from './create-status.ts';
import { focusFirst } from './focus-first.ts';
import type { Growth } from './growth/create-growth.ts';
import type { ListHistory } from './history/list-history.ts';
import type { Pages } from './pages/create-pages.ts';
import { fetchPage, type ListPage } from './pages/fetch-page.ts';
import { isDrawn } from './pages/is-drawn.ts';
import { newItems } from './pages/new-items.ts';
import { END, FAILED, loadedText } from './texts.ts';

/** The parts of a list that loading changes. */
interface List {
  readonly hook: HTMLElement;
  readonly holder: HTMLElement;
  readonly pages: Pages;
  readonly growth: Growth;
  readonly history: ListHistory;
  readonly announce: Announce;
}

/**
 * The reason why a page is loaded: automatically, because the visitor is near the end, or because of the more-button.
 */
export type Cause = 'first' | 'near' | 'press';

/** Loads the next page of a list. */
export interface LoadNext {
  (cause: Cause): Promise<void>;
  /** Whether the more-button can load a page, rather than being a plain link. */
  isPossible(): boolean;
}

/**
 * Creates the function that loads the next page, one at a time. After a failure it loads no more pages, and the
 * more-button is a plain link [paginated-list-4].
 */
export function createLoadNext(
  { hook, holder, pages, growth, history, announce }: List,
  { feature, page, signal }: Context,
): LoadNext {
  const config = siteConfig(page);
  let isLoading = false;
  let isPressed = false;
  let hasFailed = false;

  /** Sets the next page of the list, after a page whose items have been inserted. */
  const conclude = (found: ListPage, fresh: readonly Element[]) => {
    growth.change(() => {
      if (fresh.length > 0) pages.add(found);
      // A page without new items could be followed by others like it, endlessly.
      else pages.link?.removeAttribute('href');
      if (pages.next().kind !== 'page') pages.end(feature);
    });
    if (fresh.length > 0) history.store();
  };

  const fail = (address: string, cause: unknown) => {
    growth.release();
    if (isAborted(cause)) return;
    hasFailed = true;
    error(feature, `The next page ${address} could not be loaded; the link leads there.`, cause);
    announce(FAILED, true);
  };

  const fetchNext = async (address: string): Promise<ListPage> => {
    holder.setAttribute('aria-busy', 'true');
    try {
      return await fetchPage(address, hook, config, signal);
    } finally {
      holder.removeAttribute('aria-busy');
    }
  };

  const load = async (cause: Cause): Promise<void> => {
    const next = pages.next();
    if (hasFailed || signal.aborted || next.kind !== 'page') return;
    if (cause === 'press') {
      isPressed = true;
      growth.continue();
    }
    if (isLoading) return;
    isLoading = true;
    try {
      const found = await fetchNext(next.address);
      const fresh = newItems(holder, found.items);
      const last = await growth.append(fresh, isPressed);
      const hadFocus = pages.link?.matches(':focus') === true;
      conclude(found, fresh);
      const isEnd = pages.next().kind !== 'page';
      growth.reserve(isEnd ? 0 : found.items.length);
      announce(fresh.length === 0 ? END : loadedText(fresh.length, isEnd));
      if (isPressed || (hadFocus && isEnd)) focusFirst(last, holder);
      // A page without visible items, such as one whose items a filter hides, must not load the next one automatically.
      const isSeen = cause === 'near' && !isPressed && fresh.some(isDrawn);
      if (!isEnd) growth.awaitNearEnd(!isSeen);
    } catch (reason) {
      fail(next.address, reason);
    } finally {
      isLoading = false;
      isPressed = false;
    }
  };
  const isPossible = () => !hasFailed && pages.next().kind === 'page';
  return Object.assign(load, { isPossible });
}
