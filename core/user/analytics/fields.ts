import { compactAddress } from './clean-address.ts';
import type { FieldValue } from './events.ts';

const ADDRESS = /^(https?:)?\/\//i;
const PATH = /^\/\S*$/;
const E_MAIL = /[^\s@/]+(@|%40)[^\s@/]+\.[^\s@/]+/i;

/**
 * Makes the fields of an event ready: addresses and paths are compacted, what is undefined is left out, and so is
 * what holds an e-mail address, whoever put it there [analytics-2, analytics-3].
 * @param fields as the feature gave them
 * @param leftOut hears the name of each field that held an e-mail address
 */
export function readyFields(
  fields: Readonly<Record<string, FieldValue>>,
  leftOut: (name: string) => void,
): Record<string, FieldValue> {
  const ready: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(fields)) {
    const clean = Array.isArray(value) ? value.map(readyValue) : readyValue(value);
    if ([clean].flat().some((text) => typeof text === 'string' && E_MAIL.test(text))) leftOut(name);
    else if (clean !== undefined) ready[name] = clean;
  }
  return ready;
}

function readyValue<Value>(value: Value): Value | string {
  if (typeof value !== 'string') return value;
  return ADDRESS.test(value) || PATH.test(value) ? compactAddress(value) : value;
}
