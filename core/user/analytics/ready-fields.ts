import { holdsEmail } from '../../platform/navigation/remove-secrets.ts';
import { compactAddress } from './clean-address.ts';
import type { FieldValue } from './events.ts';

const ADDRESS = /^(https?:)?\/\//i;
const PATH = /^\/\S*$/;

/**
 * Prepares the fields of an event: compacts addresses and paths, and leaves out undefined fields and fields with an
 * e-mail address [analytics-2, analytics-3].
 * @param fields the feature's fields
 * @param leftOut called with the name of each field that contained an e-mail address
 */
export function readyFields(
  fields: Readonly<Record<string, FieldValue>>,
  leftOut: (name: string) => void,
): Record<string, FieldValue> {
  const ready: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(fields)) {
    const clean = Array.isArray(value) ? value.map(readyValue) : readyValue(value);
    if ([clean].flat().some((text) => typeof text === 'string' && holdsEmail(text))) leftOut(name);
    else if (clean !== undefined) ready[name] = clean;
  }
  return ready;
}

function readyValue<Value>(value: Value): Value | string {
  if (typeof value !== 'string') return value;
  return ADDRESS.test(value) || PATH.test(value) ? compactAddress(value) : value;
}
