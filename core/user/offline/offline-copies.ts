/** The browser's cache with the articles that can be read without a connection; the service worker reads it too. */
export const OFFLINE_CACHE = 'nmt-offline';

/**
 * The path under which the cache has the page that is shown instead of one without a copy. No request goes there: it is the
 * name of an entry.
 */
export const OFFLINE_PAGE = '/nmt-offline';

/** The parameter of the worker's address in a registration for reading offline; without it the worker is for messages. */
export const OFFLINE_WORKER = 'offline';

/**
 * Removes all copies: when the choice is withdrawn, and at a logout, so that nobody else on the device reads them. The
 * worker removes itself once they are gone. Never rejects.
 */
export async function removeOfflineCopies(): Promise<void> {
  try {
    // Missing on pages without https, and refused if the visitor allows no storage.
    await globalThis.caches?.delete(OFFLINE_CACHE);
  } catch {}
}
