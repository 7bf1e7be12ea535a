import type { Polling } from '../../../platform/http/poll.ts';

/** The time in ms over which fetches are spread, as many visitors may miss something at the same moment. */
const SPREAD = 10_000;
/** The first part of that time, in ms, in which a cache may still have the previous page. */
const SETTLING = 2_000;

/** Decides when the server's page is fetched while a stream is open. */
export interface Schedule {
  /**
   * The number of times that something may have been missed: a fetch that started before the last time proves nothing.
   */
  readonly doubts: () => number;
  readonly isHeld: () => boolean;
  /** Pauses all fetches. */
  readonly hold: () => void;
  readonly within: (milliseconds: number) => void;
  /** Fetches the page soon, because something may have been missed, unless a fetch is already due. */
  readonly resync: () => void;
  /** Records that a fetch has started. */
  readonly begin: () => void;
}

/** @param polling fetches the page */
export function createSchedule(polling: Polling): Schedule {
  let doubts = 0;
  let isHeld = false;
  let isSoon = false;
  const within = (milliseconds: number) => {
    [isHeld, isSoon] = [false, false];
    polling.within(milliseconds);
  };
  return {
    doubts: () => doubts,
    isHeld: () => isHeld,
    within,
    hold() {
      [isHeld, isSoon] = [true, false];
      polling.hold();
    },
    begin() {
      isSoon = false;
    },
    resync() {
      doubts += 1;
      if (isSoon) return;
      within(SETTLING + (SPREAD - SETTLING) * Math.random());
      isSoon = true;
    },
  };
}
