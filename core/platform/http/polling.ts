import type { Query } from '@tanstack/query-core';

/** The longest that errors stretch the time between two polls: eight times. */
const MOST_DOUBLINGS = 3;

/**
 * Each page polls a little faster than asked, by up to a tenth and always by the same factor: pages opened
 * by one push message drift apart, and no poll comes later than its interval. One factor per page, because
 * the query's timer starts anew whenever its interval changes.
 */
const spread = 1 - Math.random() / 10;

/** Failed polls of a query up to its last answer: the query itself counts all of its life. */
const failuresBefore = new WeakMap<object, number>();

/**
 * Makes a query poll: to be spread into `useQuery`'s options. While the page is hidden nothing is asked; on
 * return it is asked at once, unless the last answer is younger than the query's stale time.
 * @param every milliseconds between two polls
 */
export function polling(every: number) {
  return {
    refetchInterval(query: Pick<Query, 'state'>): number {
      const { status, errorUpdateCount } = query.state;
      if (status === 'success') failuresBefore.set(query, errorUpdateCount);
      return pollInterval(every, errorUpdateCount - (failuresBefore.get(query) ?? 0), spread);
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  } as const;
}

/**
 * The time until the next poll: doubled with each poll that failed since the last answer.
 * @param every milliseconds between two polls
 * @param failures polls that failed since the last answer
 * @param factor from 0.9 to 1
 * @returns milliseconds
 */
export function pollInterval(every: number, failures: number, factor: number): number {
  return Math.round(every * 2 ** Math.min(failures, MOST_DOUBLINGS) * factor);
}
