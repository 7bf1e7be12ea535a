import { onAbort } from '../dom/on-abort.ts';
import { now } from './clock.ts';

/** Browsers count a timer's milliseconds in 31 bits (HTML standard, timers). */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs something once when a moment has come; at once where it has passed. A moment of next year is no problem.
 * @param moment epoch milliseconds
 * @param run what is run
 * @param signal drops it
 */
export function atTime(moment: number, run: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - now();
    if (left <= 0) return run();
    timer = setTimeout(wait, Math.min(left, LONGEST));
  };
  if (signal.aborted) return;
  onAbort(signal, () => clearTimeout(timer));
  wait();
}
