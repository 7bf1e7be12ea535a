import { startStopwatch } from '../time/start-stopwatch.ts';
import { startPolling } from './poll.ts';
import { withRetries } from './with-retries.ts';

/** The state of a poll: the last answer, and the error of the last try if it failed. */
export interface PollState<Answer> {
  readonly answer?: Answer;
  readonly error?: unknown;
}

/** The store of a poll, for React's `useSyncExternalStore` or for plain code. */
export interface SharedPoll<Answer> {
  /** Subscribes to the poll, which runs while there are subscribers; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the state, which is the same object until something changes. */
  readonly read: () => PollState<Answer>;
}

/**
 * The age in milliseconds below which an answer is not fetched again when the visitor returns to the tab; polls with a
 * shorter interval use less.
 */
const FRESH_FOR = 10_000;

/**
 * Creates a read that is polled once, however many widgets show it: it is fetched when the first one subscribes, with
 * retries, and polled by the rules of {@link startPolling} until the last one leaves.
 * @param load makes the call
 * @param every milliseconds between two polls, at most
 * @returns a function that returns the poll of a key
 */
export function sharedPoll<Key, Answer>(
  load: (key: Key, signal: AbortSignal) => Promise<Answer>,
  every: number,
): (key: Key) => SharedPoll<Answer> {
  const polls = new Map<Key, SharedPoll<Answer>>();
  return (key) => {
    const known = polls.get(key);
    if (known) return known;
    const poll = createPoll(
      (signal) => load(key, signal),
      every,
      () => polls.delete(key),
    );
    polls.set(key, poll);
    return poll;
  };
}

function createPoll<Answer>(
  load: (signal: AbortSignal) => Promise<Answer>,
  every: number,
  onEnd: () => void,
): SharedPoll<Answer> {
  const listeners = new Set<() => void>();
  let state: PollState<Answer> = {};
  let sinceAnswer = (): number => Number.POSITIVE_INFINITY;
  let controller: AbortController;

  const update = async (read: () => Promise<Answer>, signal: AbortSignal) => {
    try {
      state = { answer: await read() };
      sinceAnswer = startStopwatch();
    } catch (error) {
      if (signal.aborted) return;
      state = { ...state, error };
      throw error;
    } finally {
      if (!signal.aborted) for (const listener of listeners) listener();
    }
  };
  const start = async () => {
    controller = new AbortController();
    const { signal } = controller;
    const first = () => withRetries(() => load(signal), signal);
    // The error is in the state; the poll continues.
    await update(first, signal).catch(() => {});
    const loadShared = async () => {
      if (sinceAnswer() >= Math.min(FRESH_FOR, every / 3)) await update(() => load(signal), signal);
    };
    if (!signal.aborted) startPolling({ every, load: loadShared, signal });
  };

  return {
    read: () => state,
    subscribe(listener) {
      if (listeners.size === 0) void start();
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        controller.abort();
        onEnd();
      };
    },
  };
}
