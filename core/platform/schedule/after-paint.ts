/**
 * Runs a function in a task after the next paint, which it does not delay: what a press counts, stores or sends after its
 * answer shows. Nothing is lost on a page that is hidden or left before that: there it runs at once, before other
 * listeners send what they have collected.
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
