/**
 * Calls a function each time the page may be left: it is hidden or unloaded. Phones often end a hidden page without a
 * further event, so `visibilitychange` is the last reliable event. A listener for `unload` would keep the page out of
 * the back/forward cache.
 * @param handler called at each of these moments, possibly several times; the page may become visible again
 * @param signal ends it
 */
export function onLeave(handler: () => void, signal: AbortSignal): void {
  window.addEventListener('pagehide', handler, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') handler();
    },
    { signal },
  );
}
