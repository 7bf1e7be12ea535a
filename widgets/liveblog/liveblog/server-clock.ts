import { sentAt } from '../../../core/platform/http/sent-at.ts';
import { startStopwatch } from '../../../core/platform/time/start-stopwatch.ts';

/** The server's clock, by which updates are dated: the visitor's clock may be wrong. */
export interface ServerClock {
  /** The time at which the page was opened, in epoch milliseconds; NaN if unknown. */
  openedAt(): number;
  /** The current time, in epoch milliseconds; NaN if unknown. */
  now(): number;
  /**
   * Sets the clock from an answer that has just arrived. An answer without a valid `Date` changes nothing.
   * @param headers the answer's headers, with `Age` (RFC 9111) if it comes from a cache
   */
  set(headers: Headers): void;
}

/** Creates a clock that advances while the page is open, including while the computer sleeps. */
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
