import { registerWorker } from '../../../../core/platform/html/trusted.ts';
import { OFFLINE_CACHE, OFFLINE_WORKER } from '../../../../core/user/offline/offline-copies.ts';
import type { OfflineReading } from './offline-config.ts';

/**
 * Registers the worker for the articles and for the reading list's own page, and ends registrations that are left from
 * other settings. The browser may have dropped a registration, and the site may have moved worker or articles: so it is
 * called with each sync. Where nothing has changed it makes no call.
 * @param list the path of the reading list
 * @throws DOMException or TypeError if the browser refuses
 */
export async function registerOfflineWorker({ worker, scope }: OfflineReading, list: string): Promise<void> {
  // There before a worker looks for it: one without copies removes itself.
  await caches.open(OFFLINE_CACHE);
  const script = new URL(worker);
  script.searchParams.set(OFFLINE_WORKER, '');
  const scopes = [scope, list];
  for (const path of scopes) await registerWorker(script.href, path);
  await unregisterOfflineWorker(scopes);
}

/**
 * Ends the worker's registrations. Those of push messages, and of a worker of the site, stay.
 * @param kept the paths whose registrations stay as well
 */
export async function unregisterOfflineWorker(kept: readonly string[] = []): Promise<void> {
  const scopes = kept.map((path) => new URL(path, self.origin).href);
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (isOfflineWorker(registration) && !scopes.includes(registration.scope))
      await registration.unregister();
  }
}

function isOfflineWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).searchParams.has(OFFLINE_WORKER);
}
