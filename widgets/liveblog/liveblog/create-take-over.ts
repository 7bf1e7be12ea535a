import { createOrder, pageModifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import {
  type Arrange,
  type Arrival,
  createLiveList,
  type Outcome,
} from '../../../core/domain/liveblog/live-list.ts';
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

/** Applies what the server has: on the first page updates are added, changed and removed; on a later one they are only counted. */
export interface TakeOver {
  /**
   * Applies a fetched page.
   * @param modifiedAt the time of its `Last-Modified`
   * @returns whether it was applied: one older than what is shown is not
   */
  readonly page: (fetched: FetchedPage, modifiedAt: number | undefined) => Promise<boolean>;
  /**
   * Applies changes of the list.
   * @param updates the new and changed ones
   * @param arrange makes the list of the first page
   */
  readonly changes: (updates: readonly Update[], arrange: Arrange) => Promise<void>;
}

/**
 * @param news counts new updates, without the silent ones
 * @param clock says when a later page was opened that has no time of its own
 */
export function createTakeOver(
  hook: HTMLElement,
  { paginated, number }: Place,
  news: NewsCount,
  clock: ServerClock,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): TakeOver {
  const list = createLiveList(hook, PAGE_UPDATES, feature, signal);
  const madeAt = parseTimestamp(page.articleUpdatedAt);
  // A page that does not say when it was made was made before it was opened.
  const counter = createCounter(() => madeAt ?? clock.openedAt());
  const modified = document.lastModified;
  let isOlder: ReturnType<typeof createOrder> | undefined;

  const add = ({ arrived, removed }: Outcome) => {
    if (signal.aborted) return;
    news.drop(removed);
    news.add(arrived.filter(({ silent }) => !silent).map(toNews));
  };
  const addCounted = (updates: readonly Update[]) =>
    news.add(updates.map(({ id, publishedAt, element }) => ({ id, publishedAt, anchor: element.id || id })));

  return {
    async page({ updates, updatedAt }, modifiedAt) {
      // Only a time of the same page can be compared.
      isOlder ??= createOrder({
        updatedAt: madeAt,
        modifiedAt: number === 1 ? pageModifiedAt(modified) : undefined,
      });
      if (isOlder({ updatedAt, modifiedAt })) return false;
      if (number > 1) addCounted(counter.page(updates));
      else add(await list.take(updates, paginated ? 'first-page' : 'whole'));
      return !signal.aborted;
    },
    async changes(updates, arrange) {
      if (number > 1) addCounted(counter.changes(updates));
      else add(await list.change(arrange));
    },
  };
}

const toNews = ({ id, publishedAt, element }: Arrival) => ({ id, publishedAt, element, anchor: element.id });

interface Counter {
  /** Takes the updates of the first page; returns the new ones. */
  readonly page: (updates: readonly Update[]) => Update[];
  /** Takes updates that are new or changed; returns the new ones: newer than all before. */
  readonly changes: (updates: readonly Update[]) => Update[];
}

/**
 * Counts the updates of the first page on a later one. At the first poll, those are new that were published after the
 * displayed page was created; none if that is unknown.
 * @param made when that was, by the server's clock, in epoch milliseconds; NaN if that is unknown
 */
function createCounter(made: () => number): Counter {
  const known = new Set<string>();
  let latest: number | undefined;
  const take = (updates: readonly Update[], since: number) => {
    const fresh = updates.filter(({ id }) => !known.has(id));
    for (const { id, publishedAt } of fresh) {
      known.add(id);
      latest = Math.max(latest ?? publishedAt, publishedAt);
    }
    return fresh.filter(({ publishedAt, silent }) => publishedAt > since && !silent);
  };
  let isFirstLook = true;
  return {
    page(updates) {
      const since = isFirstLook ? made() : Number.NEGATIVE_INFINITY;
      isFirstLook = false;
      return take(updates, since);
    },
    changes: (updates) => take(updates, latest ?? made()),
  };
}
