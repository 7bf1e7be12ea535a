/**
 * Returns the value of a key that the map must have.
 * @throws {Error} naming the key, if the map does not have it
 */
export function mustGet<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The build has nothing of the name ${String(key)}.`);
  return value;
}
