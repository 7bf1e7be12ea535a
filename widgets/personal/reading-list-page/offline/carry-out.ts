import { readsOffline } from '../../../../core/user/offline/offline-choice.ts';
import { removeOfflineCopies } from '../../../../core/user/offline/offline-copies.ts';
import type { OfflineReading } from './offline-config.ts';
import { registerOfflineWorker, unregisterOfflineWorker } from './offline-worker.ts';

const LOCK = 'nmt-offline';

/** Whether the browser supports reading offline; without https it does not. */
export const canReadOffline = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/**
 * Registers the worker, and updates the copies. One run at a time, in all tabs: a run that had to wait uses the choice
 * at that time.
 * @param offline the site's settings
 * @param update updates the copies
 * @param signal cancels a run that has not started yet
 * @returns the result of `update`; undefined if the choice was withdrawn in the meantime
 * @throws DOMException or TypeError if the browser refuses; any error of `update`
 */
export async function keepCopies<Result>(
  offline: OfflineReading,
  update: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  return navigator.locks.request(LOCK, async () => {
    if (signal.aborted || !readsOffline()) return undefined;
    await registerOfflineWorker(offline, location.pathname);
    return update();
  });
}

/**
 * Removes copies and worker: the copies at once, whatever a run in another tab is doing, and then what that run leaves.
 * Keeps both if the visitor has turned it on again by then.
 * @throws DOMException if the browser refuses
 */
export async function endCopies(): Promise<void> {
  await removeOfflineCopies();
  await navigator.locks.request(LOCK, async () => {
    if (readsOffline()) return;
    await removeOfflineCopies();
    await unregisterOfflineWorker();
  });
}
