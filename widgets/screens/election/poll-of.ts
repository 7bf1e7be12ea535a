import { sharedPoll } from '../../../core/platform/http/shared-poll.ts';
import { now } from '../../../core/platform/time/now.ts';
import { pageMap } from '../../../core/runtime/page/page-map.ts';
import { fetchResults } from './api/results.ts';
import type { ElectionResults } from './read-results.ts';

/** An answer, and the time at which it arrived, in epoch milliseconds. */
export interface DatedResults {
  readonly results: ElectionResults;
  readonly at: number;
}

/**
 * The poll of an address: the header and the widget of a page share one, if they have the same interval [election-2].
 * @returns a function of the page and the milliseconds between two reads, which returns the poll of an address
 */
export const pollOf = pageMap((_page: object, every: number) => sharedPoll(load, every));

async function load(address: string, signal: AbortSignal): Promise<DatedResults> {
  const results = await fetchResults(address, { signal });
  return { results, at: now() };
}
