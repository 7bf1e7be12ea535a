import { fetchFromWorker } from '../../platform/http/fetch-from-worker.ts';
import { OFFLINE_CACHE, OFFLINE_PAGE, OFFLINE_WORKER } from './offline-copies.ts';

/** An event during which the browser keeps the worker alive. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvents {
  readonly request: Pick<Request, 'mode' | 'method' | 'url'>;
  /** The request that the browser made while the worker started. */
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

/** What is used of the browser's caches. */
export type Copies = Pick<CacheStorage, 'has' | 'open'>;

/**
 * Lets saved articles be read without a connection: a page comes from the network, and only if that fails from the
 * copies of {@link OFFLINE_CACHE}. {@link OFFLINE_PAGE} stands in for a page without a copy. All else that pages request is
 * left alone. In a registration for push messages it does nothing: no page pays for a worker that its reader did not ask for.
 * @param scope the worker's global object
 * @param copies the browser's caches
 */
export function handleNavigations(scope: OfflineScope, copies: Copies): void {
  const { registration } = scope;
  if (!new URLSearchParams(scope.location.search).has(OFFLINE_WORKER)) return;
  // The browser asks the network while the worker starts.
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
    // A browser that refuses its caches has no copy either.
    const copy = await copyOf(request.url, copies).catch(() => undefined);
    if (copy) return copy;
    throw cause;
  }
}

/** The copy of a page, whatever its query, or the page that says what can be read instead. */
async function copyOf(address: string, copies: Copies): Promise<Response | undefined> {
  if (!(await copies.has(OFFLINE_CACHE))) return undefined;
  const { origin, pathname } = new URL(address);
  const cache = await copies.open(OFFLINE_CACHE);
  return (await cache.match(origin + pathname)) ?? cache.match(origin + OFFLINE_PAGE);
}
