import { toJson } from '../text/to-json.ts';
import { now } from '../time/now.ts';
import type { Area, StorageKey } from './keys.ts';
import { readText, subscribeText, writeText } from './texts.ts';

/** A key from the list, in local storage unless `area` is `session`. */
type Place =
  | { readonly key: StorageKey<'local'>; readonly area?: 'local' }
  | { readonly key: StorageKey<'session'>; readonly area: 'session' };

/** The key, the area and the valid values of an item. */
export type ItemDeclaration<Value> = Place & {
  /** Whether a stored value is valid: an older release or a person may have stored another one. */
  readonly accepts: (value: unknown) => value is Value;
};

/** A value with the time at which it was stored, in epoch milliseconds. */
export interface Dated<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

/** One typed, dated item in the browser's storage. No method throws [storage-3]. */
export interface Item<Value> {
  /** @returns the value, or undefined if there is none or it does not fit */
  read(): Value | undefined;
  /** @returns the value with its date, or undefined if there is none or it does not fit */
  readDated(): Dated<Value> | undefined;
  /** @returns whether the browser stored it; false if only this page has it */
  write(value: Value): boolean;
  remove(): void;
  /** Calls a handler with the new value after changes by this page and other tabs, until the signal aborts. */
  subscribe(handler: (value: Value | undefined) => void, signal: AbortSignal): void;
}

/**
 * Declares an item of local or session storage [storage-2]. It is stored as JSON, `{"value":…,"savedAt":ms}`. For items
 * whose text is fixed by the specification, such as `nmt_history`, use `texts.ts`.
 * @param declaration the key, the area and the check of stored values
 */
export function storedItem<Value>(declaration: ItemDeclaration<Value>): Item<Value> {
  const { key, accepts } = declaration;
  const area: Area = declaration.area ?? 'local';
  const readDated = () => {
    const stored = parse(readText(area, key));
    return isDated(stored) && accepts(stored.value)
      ? { value: stored.value, savedAt: stored.savedAt }
      : undefined;
  };
  const read = () => readDated()?.value;
  return {
    read,
    readDated,
    write: (value) => writeText(area, key, toJson({ value, savedAt: now() })),
    remove: () => writeText(area, key, undefined),
    subscribe: (handler, signal) => subscribeText(area, key, () => handler(read()), signal),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDated(stored: unknown): stored is Dated<unknown> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'value' in stored &&
    'savedAt' in stored &&
    typeof stored.savedAt === 'number'
  );
}
