import { registerWorker } from '../../../../core/platform/html/trusted.ts';
import { OFFLINE_CACHE, OFFLINE_WORKER } from '../../../../core/user/offline/offline-copies.ts';
import type { OfflineReading } from './offline-config.ts';

/** The path of the whole site. */
const WHOLE_SITE = '/';

/**
 * Registers the worker for the articles, for the reading list's own page, and for the whole site if its settings say so
 * and no other worker is there. Ends registrations that are left from other settings. The browser may have dropped a
 * registration, and the site may have moved worker or articles: so it is called with each sync. If nothing has changed
 * it makes no call.
 * @param list the path of the reading list
 * @throws DOMException or TypeError if the browser refuses
 */
export async function registerOfflineWorker(
  { worker, scope, everyPage }: OfflineReading,
  list: string,
): Promise<void> {
  // There before a worker looks for it: one without copies removes itself.
  await caches.open(OFFLINE_CACHE);
  const script = new URL(worker);
  script.searchParams.set(OFFLINE_WORKER, '');
  const isForAll = everyPage && !(await hasOtherWorker(WHOLE_SITE));
  const scopes = [scope, list, ...(isForAll ? [WHOLE_SITE] : [])];
  for (const path of scopes) await registerWorker(script.href, path);
  await unregisterOfflineWorker(scopes);
}

/**
 * Removes the worker's registrations, but not those of push messages or of the site's own worker.
 * @param kept the paths whose registrations stay as well
 */
export async function unregisterOfflineWorker(kept: readonly string[] = []): Promise<void> {
  const scopes = kept.map((path) => new URL(path, self.origin).href);
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (isOfflineWorker(registration) && !scopes.includes(registration.scope))
      await registration.unregister();
  }
}

/**
 * Whether a path has a worker with another task: a path has one worker, and that of push messages, or of the site, must
 * not be replaced.
 */
async function hasOtherWorker(path: string): Promise<boolean> {
  const { href } = new URL(path, self.origin);
  const all = await navigator.serviceWorker.getRegistrations();
  return all.some((registration) => registration.scope === href && !isOfflineWorker(registration));
}

/** The newest script counts: it replaces the others of its path. */
function isOfflineWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (installing ?? waiting ?? active)?.scriptURL;
  return script !== undefined && new URL(script).searchParams.has(OFFLINE_WORKER);
}
