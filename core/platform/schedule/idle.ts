/** The browser waits no longer than this for a quiet moment, in ms. */
const AT_MOST = 2000;
/** Safari has no requestIdleCallback: there a timer lets the work at hand pass, in ms. */
const SOON = 200;

/**
 * Runs something in a quiet moment.
 * @param run what is run, once
 * @param signal drops it
 */
export function whenIdle(run: () => void, signal?: AbortSignal): void {
  const start = () => {
    if (!signal?.aborted) run();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_MOST });
  else setTimeout(start, SOON);
}
