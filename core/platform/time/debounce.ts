import { onAbort } from '../dom/on-abort.ts';

/**
 * Makes a function that runs once, `delay` milliseconds after its last call, with that call's arguments.
 * @param run the function
 * @param delay in milliseconds
 * @param signal cancels a pending call; later calls do nothing
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  delay: number,
  signal: AbortSignal,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onAbort(signal, () => clearTimeout(timer));
  return (...args) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(run, delay, ...args);
  };
}
