import { onAbort } from '../dom/on-abort.ts';
import { onLeave } from '../page-life/on-leave.ts';
import { onReturn } from '../page-life/on-return.ts';
import { startStopwatch } from '../time/start-stopwatch.ts';
import { HttpError } from './http-error.ts';

/** The options of polling. */
export interface PollOptions {
  /** Milliseconds between two polls, at most. */
  readonly every: number;
  /** Makes one call. Rejects on failure; the function itself reports failures. */
  readonly load: () => Promise<void>;
  /** Ends the polling. */
  readonly signal: AbortSignal;
  /** Spreads the polls of the visitors who arrive together, by polling sooner; for a page that many keep open. */
  readonly spread?: boolean;
}

/** Controls of a running poll. */
export interface Polling {
  /** Ends the poll. */
  readonly end: () => void;
  /** Pauses the poll, until {@link Polling.within}. */
  readonly hold: () => void;
  /**
   * Resumes the poll: the next call starts within the given number of milliseconds, but not before the server's
   * `Retry-After`.
   */
  readonly within: (milliseconds: number) => void;
}

/**
 * Polls. Pauses while the page is hidden, and polls at once when the visitor returns, or when the connection is back
 * after a failure. Errors lengthen the interval, up to eight times, and `Retry-After` is always obeyed.
 * @param options see {@link PollOptions}
 * @returns an object that pauses and ends it
 */
export function startPolling({ every, load, signal: outer, spread }: PollOptions): Polling {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isHeld = false;
  /** The time in ms within which another call is wanted after the one in progress. */
  let soon: number | undefined;
  /** The server's `Retry-After`, and the time at which it was received. */
  let pause = 0;
  let sinceFailure = startStopwatch();

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    if (!signal.aborted && !document.hidden && !isHeld) timer = setTimeout(poll, milliseconds);
  };
  const poll = () => {
    if (isHeld) return;
    const early = pause - sinceFailure();
    // Timers stop while the computer sleeps, so a long one is checked now and then.
    if (early > 0) wait(Math.min(early, every));
    else if (!isAsking) void loadOnce();
  };
  const loadOnce = async () => {
    isAsking = true;
    soon = undefined;
    clearTimeout(timer);
    try {
      await load();
      failures = 0;
    } catch (cause) {
      soon = undefined;
      failures += 1;
      pause = (cause instanceof HttpError && cause.retryAfter) || 0;
      sinceFailure = startStopwatch();
    }
    isAsking = false;
    wait(soon ?? pollInterval(every, failures, spread ? laterFactor(Math.random()) : 1));
  };

  onLeave(() => clearTimeout(timer), signal);
  onReturn(poll, signal);
  addEventListener('online', () => failures > 0 && !document.hidden && poll(), { signal });
  onAbort(signal, () => clearTimeout(timer));
  outer.addEventListener('abort', end, { once: true, signal });
  if (outer.aborted) end();
  wait(every * (spread ? firstFactor(Math.random()) : 1));
  return {
    end,
    hold() {
      isHeld = true;
      clearTimeout(timer);
    },
    within(milliseconds) {
      isHeld = false;
      if (isAsking) soon = milliseconds;
      else wait(milliseconds);
    },
  };
}

/**
 * Returns the fraction of the interval before the first poll, if polls are spread: half of it is random, which spreads
 * visitors who arrive at once after a push message. See docs/liveblog-load.md.
 * @param random from 0 up to 1
 */
export const firstFactor = (random: number): number => 1 - random / 2;

/** Returns the fraction of the interval before every later poll, if polls are spread: up to a tenth sooner. */
export const laterFactor = (random: number): number => 1 - random / 10;

/** Errors lengthen the interval up to eight times. */
const MAX_DOUBLINGS = 3;

/**
 * The time until the next poll: doubled for each failed poll since the last answer.
 * @param every milliseconds between two polls
 * @param failures polls that failed since the last answer
 * @param factor from 0.9 to 1
 * @returns milliseconds
 */
export function pollInterval(every: number, failures: number, factor: number): number {
  return Math.round(every * 2 ** Math.min(failures, MAX_DOUBLINGS) * factor);
}
