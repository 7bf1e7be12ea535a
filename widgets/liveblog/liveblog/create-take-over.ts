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

/** The position of the displayed page in its liveblog. */
interface Place {
  readonly paginated: boolean;
  readonly number: number;
}

/**
 * Applies the server's updates: on the first page they are added, changed and removed; on a later page they are only
 * counted.
 */
export interface TakeOver {
  /**
   * Applies a fetched page.
   * @param modifiedAt the time of its `Last-Modified`
   * @returns whether it was applied: not if it is older than what is shown
   */
  readonly page: (fetched: FetchedPage, modifiedAt: number | undefined) => Promise<boolean>;
  /**
   * Applies changes of the list.
   * @param updates the new and changed updates
   * @param arrange returns the list of the first page
   */
  readonly changes: (updates: readonly Update[], arrange: Arrange) => Promise<void>;
}

/**
 * @param news counts new updates, without the silent ones
 * @param clock has the time at which a later page was opened, if the page has no time itself
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
  // A page without a time was made before it was opened.
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
  /** Applies the updates of the first page; returns the new ones. */
  readonly page: (updates: readonly Update[]) => Update[];
  /** Applies new or changed updates; returns the new ones: those newer than all before. */
  readonly changes: (updates: readonly Update[]) => Update[];
}

/**
 * Counts the updates of the first page on a later one. At the first poll, the new ones are those published after the
 * displayed page was created; none if that time is unknown.
 * @param made returns that time, by the server's clock, in epoch milliseconds; NaN if unknown
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
