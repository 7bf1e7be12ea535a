/**
 * Access to texts in local or session storage that never throws [storage-3]. Storage may be missing (a web view without
 * it), blocked or full, and may become so at any time; therefore each access is tried on its own, and texts that could
 * not be stored are kept in memory for as long as the page lives.
 */

import { documentValue } from '../../runtime/page/document-value.ts';
import { onAbort } from '../dom/on-abort.ts';
import type { Area, KeyPrefix, StorageKey } from './keys.ts';

type Handler = () => void;

/** Texts that could not be stored; `undefined` stands for an item that could not be removed. */
const unstored = documentValue(() => new Map<string, string | undefined>());
const handlers = new Map<string, Set<Handler>>();

/**
 * @param area local or session storage
 * @param key the item's key
 * @returns the text, or undefined if there is none
 */
export function readText<In extends Area>(area: In, key: StorageKey<In>): string | undefined {
  const id = itemId(area, key);
  const memory = unstored();
  if (memory.has(id)) return memory.get(id);
  try {
    return storageOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text or removes the item, and notifies this page's subscribers. The browser notifies other tabs.
 * @param area local or session storage
 * @param key the item's key
 * @param text the text; undefined removes the item
 * @returns whether the browser stored it; false if only this page has it, and other tabs have the former text
 */
export function writeText<In extends Area>(area: In, key: StorageKey<In>, text: string | undefined): boolean {
  const id = itemId(area, key);
  let isStored = true;
  try {
    if (text === undefined) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
    unstored().delete(id);
  } catch {
    unstored().set(id, text);
    isStored = false;
  }
  for (const handler of handlers.get(id) ?? []) handler();
  return isStored;
}

/**
 * Calls a handler after changes of an item by this page or another tab. The handler reads the item itself.
 * @param area local or session storage
 * @param key the item's key
 * @param handler called after each change
 * @param signal ends it
 */
export function subscribeText<In extends Area>(
  area: In,
  key: StorageKey<In>,
  handler: Handler,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const id = itemId(area, key);
  const own = handlers.get(id) ?? new Set();
  handlers.set(id, own.add(handler));
  onAbort(signal, () => {
    own.delete(handler);
    if (own.size === 0 && handlers.get(id) === own) handlers.delete(id);
  });
  const heard = ({ key: changed, storageArea }: StorageEvent) => {
    // A key of null means that another tab cleared the whole area.
    if ((changed !== null && changed !== key) || !isArea(area, storageArea)) return;
    unstored().delete(id);
    handler();
  };
  window.addEventListener('storage', heard, { signal });
}

/**
 * Returns all keys with a prefix, including those kept in memory, unordered.
 * @param area local or session storage
 * @param prefix the prefix of the keys
 */
export function listKeys<In extends Area>(area: In, prefix: KeyPrefix<In>): string[] {
  const start = itemId(area, prefix);
  const memory = unstored();
  const ids = new Set([...storedKeys(area).map((key) => itemId(area, key)), ...memory.keys()]);
  return [...ids]
    .filter((id) => id.startsWith(start) && (memory.get(id) ?? !memory.has(id)) !== false)
    .map((id) => id.slice(area.length + 1));
}

/**
 * Calls a handler after other tabs changed items whose key has a prefix.
 * @param area local or session storage
 * @param prefix the prefix of the keys
 * @param handler called after each change
 * @param signal ends it
 */
export function subscribeKeys<In extends Area>(
  area: In,
  prefix: KeyPrefix<In>,
  handler: Handler,
  signal: AbortSignal,
): void {
  const heard = ({ key, storageArea }: StorageEvent) => {
    if ((key === null || key.startsWith(prefix)) && isArea(area, storageArea)) handler();
  };
  window.addEventListener('storage', heard, { signal });
}

function storedKeys(area: Area): string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}

function itemId(area: Area, key: string): string {
  return `${area}:${key}`;
}

function storageOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function isArea(area: Area, storage: Storage | null): boolean {
  try {
    return storageOf(area) === storage;
  } catch {
    return false;
  }
}
