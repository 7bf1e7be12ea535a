import { on } from '../../../runtime/bus/bus.ts';

/**
 * Tells when a call may succeed that failed before: the connection is back, the reader is back on the tab, or the
 * page is back from the back/forward cache.
 * @param handler called at each sign
 * @param signal ends it
 */
export function onWakeSigns(handler: () => void, signal: AbortSignal): void {
  window.addEventListener('online', handler, { signal });
  on('page:restored', handler, signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') handler();
    },
    { signal },
  );
}
