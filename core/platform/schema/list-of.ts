import { type AnySchema, array, unknown } from './schema.ts';

const itemSchemas = new WeakMap<object, readonly AnySchema[]>();

/**
 * A list whose items are checked one by one where they are used: an item of the wrong shape is left out, and the rest of
 * the list counts. The schema itself accepts any items.
 * @param items what an item is, for the published JSON Schema; several where it depends on the hook
 */
export function listOf(...items: readonly AnySchema[]) {
  const list = array(unknown());
  itemSchemas.set(list, items);
  return list;
}

/** The items that a list made by {@link listOf} is documented with. */
export function itemsOf(list: object): readonly AnySchema[] {
  return itemSchemas.get(list) ?? [];
}
