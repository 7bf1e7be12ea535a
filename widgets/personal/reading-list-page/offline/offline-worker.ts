import { registerWorker } from '../../../../core/platform/html/trusted.ts';
import { chooseOffline } from '../../../../core/user/offline/offline-choice.ts';
import {
  OFFLINE_CACHE,
  OFFLINE_WORKER,
  removeOfflineCopies,
} from '../../../../core/user/offline/offline-copies.ts';
import type { OfflineReading } from './offline-config.ts';

/** Whether the browser has what reading offline needs; neither is there without https. */
export const canReadOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Stores the choice, and registers the worker for the articles and for the reading list's own page.
 * @param list the path of the reading list
 * @throws DOMException where the browser refuses
 */
export async function turnOnOffline({ worker, scope }: OfflineReading, list: string): Promise<void> {
  chooseOffline(true);
  try {
    // There before a worker looks for it: one without copies removes itself.
    await caches.open(OFFLINE_CACHE);
    const script = new URL(worker);
    script.searchParams.set(OFFLINE_WORKER, '');
    await registerWorker(script.href, scope);
    await registerWorker(script.href, list);
  } catch (cause) {
    chooseOffline(false);
    await removeOfflineCopies();
    throw cause;
  }
}

/** Removes the choice, the copies and the worker. The worker of push messages, with another scope, stays. */
export async function turnOffOffline({ scope }: OfflineReading, list: string): Promise<void> {
  chooseOffline(false);
  await removeOfflineCopies();
  const scopes = [scope, list].map((path) => new URL(path, location.origin).href);
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (scopes.includes(registration.scope)) await registration.unregister();
  }
}
