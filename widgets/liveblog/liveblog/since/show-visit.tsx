import { DRAWN } from '../../../../core/domain/liveblog/content-of.ts';
import { PAGE_UPDATES, readFacts, type UpdateFacts } from '../../../../core/domain/liveblog/update.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { onLeave } from '../../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../../core/platform/page-life/on-return.ts';
import { anchorScroll } from '../../../../core/platform/viewport/anchor-scroll.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import { openVisit } from '../../../../core/user/history/last-visits.ts';
import styles from './SinceLastVisit.module.css';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { LAST_SEEN } from './texts.ts';
import { type Unseen, unseenSince } from './unseen.ts';

interface Listed extends UpdateFacts {
  readonly element: HTMLElement;
}

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
  { feature, page, signal }: Context,
): Promise<void> {
  const visit = await openVisit(page, `liveblog:${page.articleId}`);
  if (!visit || signal.aborted) return;
  const unseen = visit.before && unseenSince(readListed(hook), visit.before.seen, paginated);
  if (unseen) {
    const change = () => {
      mountView(place, <SinceLastVisit {...linksOf(unseen)} />, { signal, feature });
      markLastSeen(unseen, signal);
    };
    // At the top of the page it is meant to be seen; further down it must not move what is read.
    if (place.getBoundingClientRect().top < 0) anchorScroll(change);
    else change();
  }

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
}

/** The updates of the page that can be linked to, in their order. */
function readListed(hook: HTMLElement): Listed[] {
  return [...hook.querySelectorAll<HTMLElement>(PAGE_UPDATES.selector)].flatMap((element) => {
    const facts = readFacts(element, PAGE_UPDATES);
    return typeof facts === 'string' || element.id === '' ? [] : [{ ...facts, element }];
  });
}

function linksOf({ count, isAtLeast, keyPoints, first }: Unseen<Listed>) {
  return {
    count,
    isAtLeast,
    keyPoints: keyPoints.flatMap(({ element }) => {
      const headline = element.querySelector('h1, h2, h3, h4')?.textContent?.trim();
      return headline ? [{ anchor: element.id, headline }] : [];
    }),
    first: first.element.id,
  };
}

/** Marks where the updates begin that the visitor had seen. */
function markLastSeen({ lastSeen }: Unseen<Listed>, signal: AbortSignal): void {
  if (!lastSeen) return;
  const mark = create('p', { class: styles.mark, [DRAWN]: true }, LAST_SEEN);
  insert(lastSeen.element, 'afterbegin', mark, signal);
}
