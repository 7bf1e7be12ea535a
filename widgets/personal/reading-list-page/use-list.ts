import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import { collections } from './collections.ts';
import { learnPart } from './learn-part.ts';
import { type LoadedList, nextOffset, renewedLimit, withNewest, withPart } from './list-parts.ts';
import { fetchPart, partOf, renewParts } from './reading-list-query.ts';

/** The filter of the list [reading-list-page-3]. */
export interface ListFilter {
  /** Only the articles of this collection. */
  readonly tagName: string | undefined;
  readonly search: string;
}

/** Information about single articles for the list. */
interface ListRows {
  /** Whether the server has removed an article from the list since it was loaded. */
  readonly isGone: (articleId: number) => boolean;
  /** Whether an article's row stays if the server no longer sends it. */
  readonly stays: (articleId: number) => boolean;
}

/** A collection that is not on the server yet has no articles. */
const EMPTY: LoadedList = { articles: [], hasMore: false, wrong: 0 };

/** The loaded articles of a filter, and functions to get more. */
interface ListState {
  readonly list: LoadedList | undefined;
  readonly isLoading: boolean;
  /** Whether the next part is being loaded; a renewal of the loaded articles at the same time does not count. */
  readonly isAdding: boolean;
  readonly hasFailed: boolean;
  /** Requests the next part, or retries a failed one. */
  readonly loadMore: () => void;
  /** Fetches the loaded articles again. */
  readonly renew: () => void;
}

interface Loaded {
  readonly key: string;
  readonly list?: LoadedList | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Whether the loaded articles are being fetched again. */
  readonly renews?: boolean;
  /** Whether the next part is being loaded. */
  readonly addsPart?: boolean;
}

interface ListRequest {
  /** Distinguishes requests. */
  readonly count: number;
  /** Whether it fetches the loaded articles again. */
  readonly renews: boolean;
  /** The number of times that a next part has been requested. */
  readonly parts: number;
}

/**
 * Loads the visitor's list part by part.
 * @param page the page
 * @param filter the filter; undefined if the collection is not on the server yet
 * @param limit the number of articles at a time
 * @param rows see {@link ListRows}
 */
export function useList(
  page: Page,
  filter: ListFilter | undefined,
  limit: number,
  { isGone, stays }: ListRows,
): ListState {
  const isAsked = filter !== undefined;
  const key = JSON.stringify([filter ?? null, limit]);
  const [known, setKnown] = useState<Loaded>({ key, isLoading: true, hasFailed: false });
  const loaded: Loaded = known.key === key ? known : { key, isLoading: true, hasFailed: false };

  const fetchAt = async (offset: number, length = limit) => {
    const query = partOf({ ...filter, limit: length, offset });
    // Through the store, so that the answer only counts for the account that is logged in by then.
    const part = await personalStore(page, collections).read(() => fetchPart(page, query));
    return { part, learn: () => learnPart(page, part, query) };
  };
  /** Number of requested parts that a load has already included. */
  const taken = useRef(0);
  const load = useEffectEvent(async (isStale: () => boolean, request: ListRequest) => {
    let { list } = loaded;
    const isNew = request.parts > taken.current;
    taken.current = request.parts;
    // A request replaces the previous one, and includes its work. A renewal and a next part may be one request.
    const renews = request.renews || loaded.renews === true;
    const addsPart = list !== undefined && (!request.renews || isNew || loaded.addsPart === true);
    setKnown({ key, list, isLoading: true, hasFailed: false, renews, addsPart });
    try {
      if (!list || renews) {
        const length = list ? renewedLimit(list, limit) : limit;
        const { part, learn } = await fetchAt(0, length);
        if (isStale()) return;
        learn();
        list = list ? withNewest(list, part, length, stays) : withPart(list, part, limit);
      }
      if (addsPart) {
        const { part, learn } = await fetchAt(nextOffset(list, isGone));
        if (isStale()) return;
        learn();
        list = withPart(list, part, limit);
      }
      setKnown({ key, list, isLoading: false, hasFailed: false });
    } catch (cause) {
      if (isStale()) return;
      if (!isAborted(cause)) error('reading-list-page', 'The reading list could not be loaded.', cause);
      setKnown({ key, list, isLoading: false, hasFailed: true });
    }
  });

  /** Counts requests: each one cancels the previous ones. */
  const [request, setRequest] = useState<ListRequest>({ count: 0, renews: false, parts: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request or filter is what causes a call.
  useEffect(() => {
    if (!isAsked) return undefined;
    let isStale = false;
    void load(() => isStale, request);
    return () => {
      isStale = true;
    };
  }, [key, request, isAsked]);

  return {
    list: isAsked ? loaded.list : EMPTY,
    isLoading: isAsked && loaded.isLoading,
    isAdding: isAsked && loaded.addsPart === true,
    hasFailed: loaded.hasFailed,
    loadMore: useCallback(
      () => setRequest(({ count, parts }) => ({ count: count + 1, renews: false, parts: parts + 1 })),
      [],
    ),
    renew: useCallback(() => {
      renewParts(page);
      setRequest(({ count, parts }) => ({ count: count + 1, renews: true, parts }));
    }, [page]),
  };
}
