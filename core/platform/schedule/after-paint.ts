/**
 * Runs a function in a task after the next paint, so that it does not delay the visible response to a click: for
 * counting, storing or sending. If the page is hidden or left before that, it runs at once, before other listeners send
 * the data that they have collected; so nothing is lost.
 * @param run called once
 */
export function afterPaint(run: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const runOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    run();
  };
  // A hidden page is not painted.
  if (document.hidden) setTimeout(runOnce);
  else requestAnimationFrame(() => setTimeout(runOnce));
  for (const type of ['pagehide', 'visibilitychange'])
    addEventListener(type, runOnce, { signal, capture: true });
}
