/** The browser's cache with the articles that can be read without a connection; the service worker reads it too. */
export const OFFLINE_CACHE = 'nmt-offline';

/**
 * The path under which the cache stores the page that is shown instead of one without a copy. It is never requested: it
 * is only the key of a cache entry.
 */
export const OFFLINE_PAGE = '/nmt-offline';

/**
 * The parameter of the worker's address in a registration for reading offline; without it the worker is only for
 * messages.
 */
export const OFFLINE_WORKER = 'offline';

/**
 * Removes all copies, when the choice is withdrawn and at a logout, so that nobody else on the device can read them.
 * The worker removes itself once they are gone. Never rejects.
 */
export async function removeOfflineCopies(): Promise<void> {
  try {
    // The caches are missing on pages without https, and denied if the visitor allows no storage.
    await globalThis.caches?.delete(OFFLINE_CACHE);
  } catch {}
}
