import { warn } from '../log/log.ts';

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads one key of `script#site-config`. A missing key gives its default; a wrong value gives its default and one
 * warning with key, value and expectation [loader-13, page-runtime-7].
 * @param raw the object as sent (`page.config`)
 * @param key the key; one inside objects with the keys of these: `names.permissions.regional`
 * @param fallback the documented default
 * @param expects what is expected, as the end of "expected …"
 * @param accepts whether a value is valid
 */
export function configValue<Value>(
  raw: Raw,
  key: string,
  fallback: Value,
  expects: string,
  accepts: (value: unknown) => value is Value,
): Value {
  const end = key.lastIndexOf('.');
  const part = end < 0 ? raw : configValue(raw, key.slice(0, end), {}, 'an object', isRecord);
  const value = part[key.slice(end + 1)];
  if (value === undefined) return fallback;
  if (accepts(value)) return value;
  warnOf(raw, key, value, expects);
  return fallback;
}

/**
 * Reads an object of `script#site-config` entry by entry: a wrong entry is left out with one warning.
 * @param raw the object as sent (`page.config`)
 * @param key the key
 * @param expects what each entry is expected to be
 * @param accepts whether an entry is valid
 * @param fallback the documented default, if the key is missing or holds no object
 * @returns the valid entries
 */
export function configEntries<Value>(
  raw: Raw,
  key: string,
  expects: string,
  accepts: (value: unknown, name: string) => value is Value,
  fallback: Readonly<Record<string, Value>> = {},
): Record<string, Value> {
  const entries = Object.entries(configValue(raw, key, fallback, 'an object', isRecord));
  const fitting = entries.filter((entry): entry is [string, Value] => {
    const fits = accepts(entry[1], entry[0]);
    if (!fits) warnOf(raw, `${key}.${entry[0]}`, entry[1], expects);
    return fits;
  });
  return Object.fromEntries(fitting);
}

/** Whether a value is an object with keys, such as `{ "small": 500 }`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a non-empty string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is an array of non-empty strings. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** The keys that were named, by the configuration: several readers of a key may expect it in other words. */
const named = new WeakMap<Raw, Set<string>>();

function warnOf(raw: Raw, key: string, value: unknown, expects: string): void {
  const keys = named.get(raw) ?? new Set();
  named.set(raw, keys);
  if (keys.has(key)) return;
  keys.add(key);
  const found = (JSON.stringify(value) ?? String(value)).slice(0, 80);
  warn('site-config', `"${key}" is ${found}; expected ${expects}. The default is used.`);
}
