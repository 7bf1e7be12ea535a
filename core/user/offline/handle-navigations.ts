import { fetchFromWorker } from '../../platform/http/fetch-from-worker.ts';
import { OFFLINE_CACHE, OFFLINE_PAGE, OFFLINE_WORKER } from './offline-copies.ts';

/** An event during which the browser keeps the worker alive. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** A request for a page. */
export interface FetchEvents {
  readonly request: Pick<Request, 'mode' | 'method' | 'url'>;
  /** The response to the request that the browser made while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** The part of a service worker's global object that is used here. */
export interface OfflineScope {
  /** The worker's address. */
  readonly location: { readonly search: string };
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  addEventListener(type: 'fetch', listener: (event: FetchEvents & Lasting) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
}

/** The part of the browser's caches that is used here. */
export type Copies = Pick<CacheStorage, 'has' | 'open'>;

/**
 * Lets saved articles be read without a connection: a page comes from the network, and only if that fails from the
 * copies of {@link OFFLINE_CACHE}. {@link OFFLINE_PAGE} replaces a page without a copy. All other requests of pages are
 * left to the browser. In a registration for push messages it does nothing, so that pages are not slowed down by a
 * worker that the visitor did not request.
 * @param scope the worker's global object
 * @param copies the browser's caches
 */
export function handleNavigations(scope: OfflineScope, copies: Copies): void {
  const { registration } = scope;
  if (!new URLSearchParams(scope.location.search).has(OFFLINE_WORKER)) return;
  // The browser requests the page while the worker is starting.
  scope.addEventListener('activate', (event) =>
    event.waitUntil(registration.navigationPreload?.enable().catch(() => {}) ?? Promise.resolve()),
  );
  scope.addEventListener('fetch', (event) => {
    const { request, preloadResponse } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    event.respondWith(answer(request as Request, preloadResponse, copies));
    event.waitUntil(
      copies
        .has(OFFLINE_CACHE)
        .then((isThere) => isThere || registration.unregister())
        .catch(() => {}),
    );
  });
}

async function answer(
  request: Request,
  preloaded: Promise<Response | undefined> | undefined,
  copies: Copies,
): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetchFromWorker(request));
  } catch (cause) {
    // A browser that denies access to its caches has no copy either.
    const copy = await copyOf(request.url, copies).catch(() => undefined);
    if (copy) return copy;
    throw cause;
  }
}

/** Returns the copy of a page, whatever its query, or the page that lists the articles that can be read instead. */
async function copyOf(address: string, copies: Copies): Promise<Response | undefined> {
  if (!(await copies.has(OFFLINE_CACHE))) return undefined;
  const { origin, pathname } = new URL(address);
  const cache = await copies.open(OFFLINE_CACHE);
  return (await cache.match(origin + pathname)) ?? cache.match(origin + OFFLINE_PAGE);
}
