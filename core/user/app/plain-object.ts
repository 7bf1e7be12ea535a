/**
 * Whether a value is a plain object: what JSON and object literals give. Arrays, instances of classes and
 * objects of another frame are none.
 * @param value what another party sent
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
