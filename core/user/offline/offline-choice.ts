import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';
import { on } from '../../runtime/bus/bus.ts';

/** Whether the account wants to read its saved articles without a connection in this browser: 'true'. */
const CHOICE = 'nmt_offline';

/** Whether the visitor chose to read saved articles offline. */
export function readsOffline(): boolean {
  return readText('local', CHOICE) === 'true';
}

/** Stores the choice. */
export function chooseOffline(isOn: boolean): void {
  writeText('local', CHOICE, isOn ? 'true' : undefined);
}

/**
 * Notifies when the choice may have changed: here, in another tab (as by a logout), or while this page was in the
 * back/forward cache. It can be passed to `useSyncExternalStore`.
 * @returns a function that unsubscribes
 */
export function subscribeOfflineChoice(changed: () => void): () => void {
  const ending = new AbortController();
  subscribeText('local', CHOICE, changed, ending.signal);
  on('page:restored', changed, ending.signal);
  return () => ending.abort();
}
