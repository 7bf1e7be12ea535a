import { observe } from '../../../core/platform/dom/observe.ts';
import { addClass, restore, setStyles } from '../../../core/platform/dom/undo.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { now } from '../../../core/platform/time/now.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchReadArticles } from '../../../core/user/history/api/reading-history.ts';
import {
  addReadArticles,
  isWithinDays,
  onReadArticles,
  readArticles,
} from '../../../core/user/history/read-articles.ts';
import { findTeasers, idsToFetch, type Teaser } from './teasers.ts';
import { READ } from './texts.ts';

/** The class of a teaser whose article has been read; part of the contract with CMS templates [reading-history-5]. */
const IS_READ = 'is-read';
/** Milliseconds to wait for further changes of the page. */
const SETTLE = 200;

/** The inputs of marking. */
export interface MarksOptions {
  readonly page: Page;
  /** Hash of the account. */
  readonly account: string;
  /** Number of days for which an article counts as read. */
  readonly days: number;
  /** The id of the page's own article. */
  readonly own: number | undefined;
  /** Whether this page has already made its call. */
  readonly call: { isMade: boolean };
  /** Removes the marks. */
  readonly signal: AbortSignal;
}

/**
 * Marks the teasers of read articles: at once those that this browser knows, and after one call per page those that the
 * server knows. Teasers that are inserted after the call are marked by what this browser knows [reading-history-5].
 */
export function markTeasers({ page, account, days, own, call, signal }: MarksOptions): void {
  const look = () => {
    if (signal.aborted) return;
    const teasers = findTeasers(document.body, own);
    const known = readArticles(account);
    const isRead = (articleId: number) => isWithinDays(known.get(articleId), days, now());
    mark(teasers, isRead, signal);
    if (!call.isMade && teasers.length > 0) void fetchOnce(idsToFetch(teasers, isRead));
  };
  const fetchOnce = async (ids: readonly number[]) => {
    call.isMade = true;
    if (ids.length === 0) return;
    try {
      addReadArticles(account, await fetchReadArticles(page, ids, signal));
    } catch (cause) {
      if (!isAborted(cause))
        error('reading-history', 'It is not known which articles were read; marks are missing.', cause);
    }
  };
  onReadArticles(look, signal);
  observe(new MutationObserver(debounce(look, SETTLE, signal)), document.body, signal, {
    childList: true,
    subtree: true,
  });
  look();
}

function mark(teasers: readonly Teaser[], isRead: (articleId: number) => boolean, signal: AbortSignal): void {
  for (const { element, articleId } of teasers) {
    const shows = element.classList.contains(IS_READ);
    if (isRead(articleId)) {
      addClass(element, IS_READ, signal);
      // A CSS string is written like a JSON string.
      const words = { '--nmt-read': JSON.stringify(READ) };
      if (element instanceof HTMLElement) setStyles(element, words, signal);
    }
    // The history was deleted; the server's own class stays.
    else if (shows) restore(element, signal);
  }
}
