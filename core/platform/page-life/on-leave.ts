/**
 * Calls a function each time the page may be going away: it is hidden, or left. Phones often end a hidden page without
 * a further event, so `visibilitychange` is the last one that is sure to come. A listener for `unload` would keep the
 * page out of the back/forward cache.
 * @param handler called at each of these moments: several may come, and the page may come back
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
