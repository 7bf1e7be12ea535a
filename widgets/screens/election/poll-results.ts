import { type SharedPoll, sharedPoll } from '../../../core/platform/http/shared-poll.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';
import { fetchResults } from './api/results.ts';
import type { ElectionResults } from './read-results.ts';

/** An answer, and the time at which it arrived, in epoch milliseconds. */
export interface DatedResults {
  readonly results: ElectionResults;
  readonly at: number;
}

/**
 * The poll of an address: one for the header and the widget of a page, if both are as frequent [election-2].
 * @returns a function of the address and the milliseconds between two reads
 */
export const pollOf = oncePerPage(() => {
  const polls = new Map<number, (address: string) => SharedPoll<DatedResults>>();
  return (address: string, every: number): SharedPoll<DatedResults> => {
    const poll = polls.get(every) ?? sharedPoll(load, every);
    polls.set(every, poll);
    return poll(address);
  };
});

async function load(address: string, signal: AbortSignal): Promise<DatedResults> {
  const results = await fetchResults(address, { signal });
  return { results, at: now() };
}
