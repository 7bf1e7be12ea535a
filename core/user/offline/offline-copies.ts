import { readText, writeText } from '../../platform/storage/texts.ts';

/** The browser's cache with the articles that can be read without a connection; the service worker reads it too. */
export const OFFLINE_CACHE = 'nmt-offline';

/** Whether the account wants to read its saved articles without a connection in this browser: 'true'. */
const CHOICE = 'nmt_offline';

/** Whether the visitor chose to read saved articles offline. */
export function readsOffline(): boolean {
  return readText('local', CHOICE) === 'true';
}

/** Stores the choice. */
export function chooseOffline(isOn: boolean): void {
  writeText('local', CHOICE, isOn ? 'true' : undefined);
}

/**
 * Removes all copies: when the choice is withdrawn, and at a logout, so that nobody else on the device reads them. The
 * worker removes itself once they are gone. Never rejects.
 */
export async function removeOfflineCopies(): Promise<void> {
  try {
    // Missing on pages without https.
    await globalThis.caches?.delete(OFFLINE_CACHE);
  } catch {}
}
