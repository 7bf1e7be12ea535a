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

/** Creates a clock that goes on by the time that the page is open, which does not depend on the visitor's clock. */
export function createServerClock(): ServerClock {
  let openedAt = Number.NaN;
  return {
    openedAt: () => openedAt,
    now: () => openedAt + performance.now(),
    set(headers) {
      const sentAt = Date.parse(headers.get('Date') ?? '') + 1000 * Number(headers.get('Age'));
      if (!Number.isNaN(sentAt)) openedAt = sentAt - performance.now();
    },
  };
}
