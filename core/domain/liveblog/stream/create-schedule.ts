import type { Polling } from '../../../platform/http/poll.ts';

/** Visitors who may have missed something at the same time fetch the page over so many milliseconds. */
const SPREAD = 10_000;
/** The first part of that, in which a cache may still have the page from before. */
const SETTLING = 2_000;

/** When the server's page is fetched beside a stream. */
export interface Schedule {
  /** How often something may have been missed: a fetch that began before the last time proves nothing. */
  readonly doubts: () => number;
  readonly isHeld: () => boolean;
  /** Fetches nothing for now. */
  readonly hold: () => void;
  readonly within: (milliseconds: number) => void;
  /** Fetches the page soon, unless it is about to be fetched: something may have been missed. */
  readonly resync: () => void;
  /** Notes that a fetch has begun. */
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
