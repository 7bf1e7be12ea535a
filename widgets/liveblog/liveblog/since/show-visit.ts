import { PAGE_UPDATES, readFacts } from '../../../../core/domain/liveblog/update.ts';
import { onLeave } from '../../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../../core/platform/page-life/on-return.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { openVisit } from '../../../../core/user/history/last-visits.ts';
import type { Listed } from './show-summary.tsx';
import { unseenSince } from './unseen.ts';

/** What the page knows of its liveblog. */
export interface Liveblog {
  readonly hook: HTMLElement;
  /** Where the summary is drawn. */
  readonly place: HTMLElement;
  /** Whether older updates are on further pages. */
  readonly paginated: boolean;
  /** When the oldest update that arrived and was not looked at was published, in epoch milliseconds. */
  readonly oldestUnread: () => number | undefined;
  /**
   * Up to which moment of the server's clock updates can have appeared, in epoch milliseconds; undefined if that is
   * unknown, or if none will appear any more.
   */
  readonly knownUntil: () => number | undefined;
}

/**
 * Shows what has happened in a liveblog since the last visit, and remembers this one [design].
 * @param liveblog its first page
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
    // A date of the future must not hide what appears until then.
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
  // A file of its own, with React: most visits are the first one, or have missed nothing.
  const { showSummary } = await import('./show-summary.tsx');
  if (!signal.aborted) showSummary(place, unseen, context);
}

/** The updates of the page that can be linked to, in their order. */
function readListed(hook: HTMLElement): Listed[] {
  return [...hook.querySelectorAll<HTMLElement>(PAGE_UPDATES.selector)].flatMap((element) => {
    const facts = readFacts(element, PAGE_UPDATES);
    return typeof facts === 'string' || element.id === '' ? [] : [{ ...facts, element }];
  });
}
