import { PAGE_UPDATES, readFacts } from '../../../../core/domain/liveblog/update.ts';
import { onLeave } from '../../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../../core/platform/page-life/on-return.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { openVisit } from '../../../../core/user/history/last-visits.ts';
import type { Listed } from './show-summary.tsx';
import { unseenSince } from './unseen.ts';

/** The page's information about its liveblog. */
export interface Liveblog {
  readonly hook: HTMLElement;
  /** The element in which the summary is rendered. */
  readonly place: HTMLElement;
  /** Whether older updates are on further pages. */
  readonly paginated: boolean;
  /** Publication time of the oldest update that has arrived and not been seen, in epoch milliseconds. */
  readonly oldestUnread: () => number | undefined;
  /**
   * The server time up to which updates may have appeared, in epoch milliseconds; undefined if that is unknown, or if
   * no more will appear.
   */
  readonly knownUntil: () => number | undefined;
}

/**
 * Shows what has happened in a liveblog since the last visit, and stores the time of this visit [design].
 * @param liveblog the liveblog's first page
 * @param context its signal removes what is shown
 */
export async function showVisit(
  { hook, place, paginated, oldestUnread, knownUntil }: Liveblog,
  context: Context,
): Promise<void> {
  const { page, signal } = context;
  const visit = await openVisit(page, `liveblog:${page.articleId}`);
  if (!visit || signal.aborted) return;
  const unseen = visit.before && unseenSince(readListed(hook), visit.before.seen, paginated);
  let isSeen = document.visibilityState === 'visible';
  const keep = () => {
    const latest = knownUntil() ?? Number.POSITIVE_INFINITY;
    // A date in the future must not hide updates that appear before it.
    const past = readListed(hook).filter(({ publishedAt }) => publishedAt <= latest);
    const newest = Math.max(...past.map(({ publishedAt }) => publishedAt));
    const unread = oldestUnread();
    if (isSeen && Number.isFinite(newest)) {
      visit.keep(unread === undefined ? newest : Math.min(newest, unread - 1));
    }
  };
  keep();
  onReturn(() => {
    isSeen = true;
    keep();
  }, signal);
  onLeave(keep, signal);
  if (!unseen) return;
  // In a separate file with React: most visits are the first one, or have missed nothing.
  const { showSummary } = await import('./show-summary.tsx');
  if (!signal.aborted) showSummary(place, unseen, context);
}

/** The updates of the page that can be linked to, in document order. */
function readListed(hook: HTMLElement): Listed[] {
  return [...hook.querySelectorAll<HTMLElement>(PAGE_UPDATES.selector)].flatMap((element) => {
    const facts = readFacts(element, PAGE_UPDATES);
    return typeof facts === 'string' || element.id === '' ? [] : [{ ...facts, element }];
  });
}
