import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { now } from '../../../core/platform/time/now.ts';
import { recentUpdates, timeToChange, type Update, updateTimes } from './updates.ts';

/** Browsers run a timer of more than about 24 days immediately. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Counts the recent updates, again whenever one ceases to be recent.
 * @param updates the last answer
 * @param show called with the number
 * @param signal ends it
 */
export function countRecent(
  updates: readonly Update[],
  show: (count: number) => void,
  signal: AbortSignal,
): void {
  const times = updateTimes(updates);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => show(recentUpdates(times, now()));
  const wait = () => {
    count();
    const change = timeToChange(times, now());
    if (change !== undefined) timer = setTimeout(wait, Math.min(change, MAX_TIMER));
  };
  wait();
  // Timers pause while the device sleeps.
  document.addEventListener('visibilitychange', count, { signal });
  onAbort(signal, () => clearTimeout(timer));
}
