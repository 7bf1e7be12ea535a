import { readsOffline } from '../../../../core/user/offline/offline-choice.ts';
import { removeOfflineCopies } from '../../../../core/user/offline/offline-copies.ts';
import type { OfflineReading } from './offline-config.ts';
import { registerOfflineWorker, unregisterOfflineWorker } from './offline-worker.ts';

const LOCK = 'nmt-offline';

/** Whether the browser has what reading offline needs; nothing of it is there without https. */
export const canReadOffline = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/**
 * Registers the worker, and brings the copies up to date. One run at a time, in all tabs: a run that waited looks at the
 * choice as it is by then.
 * @param offline the site's settings
 * @param update brings the copies up to date
 * @param signal a run that has not begun by then does nothing
 * @returns what `update` gives; undefined if the choice was withdrawn meanwhile
 * @throws DOMException or TypeError if the browser refuses; what `update` throws
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
 * Removes copies and worker: the copies at once, whatever a run in another tab still does, and what that leaves in turn.
 * Leaves both where the visitor has turned it on again by then.
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
