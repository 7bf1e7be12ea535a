import { onAbort } from '../dom/on-abort.ts';
import { now } from './now.ts';

/** The maximum delay of a timer in ms: browsers store it in 31 bits (HTML standard, timers). */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * Runs a function once at a moment; at once if it has passed. The moment may be years away.
 * @param moment epoch milliseconds
 * @param run the function
 * @param signal cancels it
 */
export function atTime(moment: number, run: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - now();
    if (left <= 0) return run();
    timer = setTimeout(wait, Math.min(left, MAX_DELAY));
  };
  if (signal.aborted) return;
  onAbort(signal, () => clearTimeout(timer));
  wait();
}
