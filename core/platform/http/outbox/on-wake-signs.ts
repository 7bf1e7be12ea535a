import { onReturn } from '../../page-life/on-return.ts';

/**
 * Calls a function when a call that failed before may succeed: the connection is back, or the visitor returns to the
 * page.
 * @param handler called at each sign
 * @param signal ends it
 */
export function onWakeSigns(handler: () => void, signal: AbortSignal): void {
  window.addEventListener('online', handler, { signal });
  onReturn(handler, signal);
}
