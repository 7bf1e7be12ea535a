import { on } from '../../runtime/bus/bus.ts';

/**
 * Calls a function each time the visitor returns to the page: the tab becomes visible again, or the page comes back
 * from the back/forward cache. Its content may be outdated by then. One return may call it twice.
 * @param handler called at each return
 * @param signal ends it
 */
export function onReturn(handler: () => void, signal: AbortSignal): void {
  const look = () => document.visibilityState === 'visible' && handler();
  document.addEventListener('visibilitychange', look, { signal });
  on('page:restored', () => handler(), signal);
}
