import { debounce } from '../../../../core/platform/time/debounce.ts';
import type { Pages } from '../pages/create-pages.ts';
import { pageAddress } from '../pages/next-address.ts';
import { readEntry, writeEntry } from './entry.ts';
import type { RestoredPages } from './restore-pages.ts';
import { scrollBack, scrollPositionIn, watchMoves } from './scroll-position.ts';

/** Milliseconds without scrolling after which a position is stored. */
const REST = 250;

interface HistoryOptions {
  /** The list's name. */
  readonly list: string;
  readonly holder: Element;
  readonly pages: Pages;
  /** Restores the pages around the one that the server sent. @param at index of that page */
  readonly restorePages: (addresses: readonly string[], at: number) => Promise<RestoredPages>;
  readonly signal: AbortSignal;
}

/**
 * A list in the browser's history: a visitor who returns finds its pages and the scroll position [paginated-list-2].
 */
export interface ListHistory {
  /** Whether the history entry has pages of this list for {@link restore}. */
  readonly hasPages: boolean;
  /** Restores the other pages and, unless the visitor scrolls in the meantime, the scroll position. */
  restore(): Promise<void>;
  /** Stores pages and position; the window's address becomes that of the page in view. */
  store(): void;
}

/**
 * Stores the list's state whenever scrolling stops: state that is written only while a page unloads does not survive a
 * reload. If the page was loaded while a menu was open, the state is in the menu's entry; once the menu closes, it is
 * stored in the list's own entry. An entry of another address, such as an earlier search, is not changed.
 */
export function createHistory({ list, holder, pages, restorePages, signal }: HistoryOptions): ListHistory {
  const { loaded } = pages;
  /** False after going to the entry of another search, whose results replace this list only once they have loaded. */
  let isCurrent = true;
  const entry = pages.isKnown ? undefined : readEntry(history.state, list, loaded[0] ?? '');
  const store = () => {
    if (!isCurrent || loaded.length < 2) return;
    writeEntry({ list, pages: loaded, ...scrollPositionIn(holder) }, pages.inView());
  };
  addEventListener('scroll', debounce(store, REST, signal), { signal, passive: true });
  addEventListener('pagehide', store, { signal });
  // Not `hashchange`: Chromium dispatches none between entries with different queries.
  addEventListener(
    'popstate',
    () => {
      isCurrent = loaded.includes(pageAddress(new URL(location.href)));
      store();
    },
    { signal },
  );

  return {
    hasPages: entry !== undefined,
    async restore() {
      if (!entry) return;
      const hasMoved = watchMoves(signal);
      const { earlier, later } = await restorePages(entry.pages, entry.pages.indexOf(loaded[0] ?? ''));
      pages.prepend(earlier);
      for (const page of later) pages.add(page);
      if (!hasMoved()) scrollBack(holder, entry);
    },
    store,
  };
}
