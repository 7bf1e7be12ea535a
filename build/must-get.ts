/**
 * The value of a key that is known to be there.
 * @throws {Error} naming the key, if it is not
 */
export function mustGet<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The build has nothing of the name ${String(key)}.`);
  return value;
}
