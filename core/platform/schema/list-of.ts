import { array, unknown, type ZodMiniType } from 'zod/mini';

const itemSchemas = new WeakMap<object, readonly ZodMiniType[]>();

/**
 * A list whose items are checked one by one where they are used: an item of the wrong shape is left out, and the rest of
 * the list counts. The schema itself accepts any items.
 * @param items what an item is, for docs/api; several where it depends on the hook
 */
export function listOf(...items: readonly ZodMiniType[]) {
  const list = array(unknown());
  itemSchemas.set(list, items);
  return list;
}

/** The items that a list made by {@link listOf} is documented with. */
export function itemsOf(list: object): readonly ZodMiniType[] {
  return itemSchemas.get(list) ?? [];
}
