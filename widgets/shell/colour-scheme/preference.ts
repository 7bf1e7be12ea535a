import { readText, subscribeText, writeText } from '../../../core/platform/storage/texts.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import type { Scheme } from './scheme.ts';

/** The head script reads the same item. A plain word, because that script has no space for a JSON parser. */
const KEY = 'nmt_colour_scheme';

/** The stored choice, unchecked; undefined if there is none [colour-scheme-1]. */
export function readPreference(): string | undefined {
  return readText('local', KEY);
}

/** Stores the visitor's choice; all menus of this page and of other tabs are updated. */
export function writePreference(scheme: Scheme): void {
  writeText('local', KEY, scheme);
}

/**
 * Notifies when the choice may have changed: here, in another tab, or while this page was in the back/forward cache, if
 * no storage event arrives. Fits `useSyncExternalStore`.
 * @returns a function that ends it
 */
export function subscribePreference(changed: () => void): () => void {
  const controller = new AbortController();
  subscribeText('local', KEY, changed, controller.signal);
  on('page:restored', changed, controller.signal);
  return () => controller.abort();
}
