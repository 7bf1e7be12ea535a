/**
 * Tells each time that the page may be going away: it is hidden, or it is left. A page on a phone is often ended
 * while hidden, without another word, so that being hidden is the last moment that is sure to come. A page that
 * listened to `unload` would be kept out of the back/forward cache.
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
