import { warn } from '../../runtime/log/log.ts';
import type { Schema } from '../http/request.ts';

/** Maximum number of items that are read: thousands of invalid ones must not block the page. */
const MAX_READ = 500;

/**
 * Returns the valid items of a list: each item is validated separately, and a wrong one is left out and reported in the
 * console. Reads no more of the list than it needs.
 * @param list the list as sent, such as one declared by `listOf`
 * @param schema the schema of an item
 * @param name the name of an item and its call, such as `an item of /mijnnieuws`
 * @param most the maximum number of items in the result
 * @param accepts a further condition, such as no article twice
 */
export function validItems<Item>(
  list: readonly unknown[] | null | undefined,
  schema: Schema<Item>,
  name: string,
  most: number,
  accepts: (item: Item) => boolean = () => true,
): Item[] {
  const items: Item[] = [];
  for (const raw of list?.slice(0, MAX_READ) ?? []) {
    if (items.length === most) break;
    const checked = schema.safeParse(raw);
    if (!checked.success) warn('http', `${name} is of another shape than expected; it is left out.`);
    else if (accepts(checked.data)) items.push(checked.data);
  }
  return items;
}
