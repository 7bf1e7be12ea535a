import { registerWorker } from '../../platform/html/trusted.ts';
import type { WebPush } from './push-config.ts';
import { registeredWorker, storeRegisteredWorker } from './registered-worker.ts';
import { workerAddress } from './worker-address.ts';
import { isOwnWorker, workerFile } from './worker-file.ts';

/**
 * Registers the site's service worker and subscribes to push messages. Both exist once: further calls return the same
 * subscription, unless the browser has replaced it.
 * @param webPush the worker's address and the server's key
 * @throws DOMException if the browser refuses, such as without permission
 */
export async function subscribeToPush({ worker, applicationServerKey }: WebPush): Promise<PushSubscription> {
  const registration = await registerWorker(workerAddress(worker));
  storeRegisteredWorker(worker);
  await whenActive(registration);
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (cause) {
    // A subscription with a former key of the server has to be removed first.
    if (!(cause instanceof DOMException && cause.name === 'InvalidStateError')) throw cause;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends the messages to this browser; the worker stays. Without a subscription nothing happens. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await ownRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Ends the messages of the last registered worker, and unregisters it if it is the build's own script. A site may have
 * a worker with other tasks that imports that script: such a worker stays.
 */
export async function endFormerPush(): Promise<void> {
  const registration = await ownRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (isOwnWorker(registeredWorker() ?? '')) await registration?.unregister();
  storeRegisteredWorker(undefined);
}

/** Returns the registration of the last registered worker; the site may have other workers. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const worker = registeredWorker();
  if (worker === undefined) return undefined;
  const all = await navigator.serviceWorker.getRegistrations();
  // The same script may also be registered for offline reading, under the path of the articles.
  const scope = new URL('.', worker).href;
  return all.find(
    (registration) =>
      registration.scope === scope &&
      [registration.active, registration.waiting, registration.installing].some(
        (each) => each && workerFile(each.scriptURL) === workerFile(worker),
      ),
  );
}

/** A newly registered worker cannot subscribe before it is active. */
function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = waiting ?? installing;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    coming.addEventListener('statechange', look);
    look();
  });
}
