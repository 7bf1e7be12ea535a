/** The longest wait for an idle moment, in ms. */
const AT_MOST = 2000;
/** Delay in browsers without requestIdleCallback (Safari), in ms. */
const SOON = 200;

/**
 * Runs a function when the browser is idle.
 * @param run called once
 * @param signal cancels it
 */
export function whenIdle(run: () => void, signal?: AbortSignal): void {
  const start = () => {
    if (!signal?.aborted) run();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_MOST });
  else setTimeout(start, SOON);
}
