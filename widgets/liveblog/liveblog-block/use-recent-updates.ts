import { useEffect, useReducer } from 'react';
import { now } from '../../../core/platform/time/now.ts';
import { recentUpdates, timeToChange, type Update, updateTimes } from './updates.ts';

/** Browsers run a timer of more than about 24 days immediately. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * The number of recent updates, which decreases as they age.
 * @param updates the last answer
 */
export function useRecentUpdates(updates: readonly Update[]): number {
  const [, countAgain] = useReducer((turns: number) => turns + 1, 0);

  useEffect(() => {
    const times = updateTimes(updates);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const change = timeToChange(times, now());
      if (change === undefined) return;
      timer = setTimeout(
        () => {
          countAgain();
          wait();
        },
        Math.min(change, MAX_TIMER),
      );
    };
    wait();
    // Timers pause while the device sleeps.
    document.addEventListener('visibilitychange', countAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', countAgain);
    };
  }, [updates]);

  return recentUpdates(updateTimes(updates), now());
}
