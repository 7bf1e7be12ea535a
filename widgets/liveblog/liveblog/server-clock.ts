import { sentAt } from '../../../core/platform/http/sent-at.ts';
import { startStopwatch } from '../../../core/platform/time/start-stopwatch.ts';

/** The server's clock, by which updates are dated: the visitor's own may be wrong. */
export interface ServerClock {
  /** When the page was opened, in epoch milliseconds; NaN while that is unknown. */
  openedAt(): number;
  /** The present time, in epoch milliseconds; NaN while that is unknown. */
  now(): number;
  /**
   * Sets the clock by an answer that has just arrived. One without a valid `Date` changes nothing.
   * @param headers the answer's, with `Age` (RFC 9111) if a cache gave it
   */
  set(headers: Headers): void;
}

/** Creates a clock that goes on by the time that the page is open, also while the computer sleeps. */
export function createServerClock(): ServerClock {
  const before = performance.now();
  const elapsed = startStopwatch();
  const age = () => before + elapsed();
  let openedAt = Number.NaN;
  return {
    openedAt: () => openedAt,
    now: () => openedAt + age(),
    set(headers) {
      openedAt = sentAt(headers) - age() || openedAt;
    },
  };
}
