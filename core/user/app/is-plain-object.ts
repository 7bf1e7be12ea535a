/**
 * Whether a value is a plain object, as made by JSON and object literals. Arrays, class instances and objects of
 * another frame are not.
 * @param value from another party
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
