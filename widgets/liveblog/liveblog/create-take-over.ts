import { createOrder, pageModifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import { type Arrival, createLiveList } from '../../../core/domain/liveblog/live-list.ts';
import type { Update } from '../../../core/domain/liveblog/read-updates.ts';
import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import type { NewsCount } from './news.ts';
import type { FetchedPage } from './read-page.ts';
import type { ServerClock } from './server-clock.ts';

/** The position of the page that is shown in its liveblog. */
interface Place {
  readonly paginated: boolean;
  readonly number: number;
}

/**
 * Creates a function that applies a fetched page. On the first page updates are added, changed and removed; on a later
 * one they are only counted.
 * @param news counts new updates, without the silent ones
 * @param clock says when a later page was opened that has no time of its own
 * @returns whether the page, with the time of its `Last-Modified`, was applied: one older than what is shown is not
 */
export function createTakeOver(
  hook: HTMLElement,
  { paginated, number }: Place,
  news: NewsCount,
  clock: ServerClock,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): (fetched: FetchedPage, modifiedAt: number | undefined) => Promise<boolean> {
  const list = createLiveList(hook, PAGE_UPDATES, feature, signal);
  const madeAt = parseTimestamp(page.articleUpdatedAt);
  // A page that does not say when it was made was made before it was opened.
  const count = createCounter(() => madeAt ?? clock.openedAt());
  const modified = document.lastModified;
  let isOlder: ReturnType<typeof createOrder> | undefined;

  return async ({ updates, updatedAt }, modifiedAt) => {
    // Only a time of the same page can be compared.
    isOlder ??= createOrder({
      updatedAt: madeAt,
      modifiedAt: number === 1 ? pageModifiedAt(modified) : undefined,
    });
    if (isOlder({ updatedAt, modifiedAt })) return false;
    if (number > 1) {
      news.add(
        count(updates).map(({ id, publishedAt, element }) => ({ id, publishedAt, anchor: element.id || id })),
      );
      return true;
    }
    const { arrived, removed } = await list.take(updates, paginated ? 'first-page' : 'whole');
    if (signal.aborted) return false;
    news.drop(removed);
    news.add(arrived.filter(({ silent }) => !silent).map(toNews));
    return true;
  };
}

const toNews = ({ id, publishedAt, element }: Arrival) => ({ id, publishedAt, element, anchor: element.id });

/**
 * Counts the updates of the first page on a later one. At the first poll, those are new that were published after the
 * displayed page was created; none if that is unknown.
 * @param made when that was, by the server's clock, in epoch milliseconds; NaN if that is unknown
 */
function createCounter(made: () => number): (updates: readonly Update[]) => Update[] {
  const known = new Set<string>();
  let isFirstLook = true;
  return (updates) => {
    const fresh = updates.filter(({ id }) => !known.has(id));
    const since = isFirstLook ? made() : Number.NEGATIVE_INFINITY;
    for (const { id } of fresh) known.add(id);
    isFirstLook = false;
    return fresh.filter(({ publishedAt, silent }) => publishedAt > since && !silent);
  };
}
