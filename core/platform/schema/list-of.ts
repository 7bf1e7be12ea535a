import { type AnySchema, array, unknown } from './schema.ts';

const itemSchemas = new WeakMap<object, readonly AnySchema[]>();

/**
 * A list whose items are validated one by one where they are used: an item of the wrong shape is left out, and the rest
 * of the list is used. The schema itself accepts any items.
 * @param items the schema of an item, for the published JSON Schema; several if it depends on the hook
 */
export function listOf(...items: readonly AnySchema[]) {
  const list = array(unknown());
  itemSchemas.set(list, items);
  return list;
}

/** The documented schemas of the items of a list made by {@link listOf}. */
export function itemsOf(list: object): readonly AnySchema[] {
  return itemSchemas.get(list) ?? [];
}
