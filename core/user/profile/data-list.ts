import { maybe } from '../../platform/schema/maybe.ts';
import { array, nullish, object, type SchemaOf, union } from '../../platform/schema/schema.ts';

/**
 * The schema of a list of the profile API, bare or as `{ "data": [...] }`. The list may be missing, unknown fields are
 * ignored, and an entry of the wrong type is left out [profile-api-6, topics-data-8].
 * @param item the schema of one entry
 * @param name the name of the entries and their call, such as `an entry of /leeslijst/get`, for the console
 */
export function dataList<Item, Sent>(item: SchemaOf<Item, Sent>, name?: string) {
  const list = array(maybe(item, name));
  return nullish(union([list, object({ data: nullish(list) })]));
}

/** Returns the list of such an answer; empty if the list or the whole answer is missing [profile-api-6]. */
export function dataOf<Item>(
  answer: (Item | undefined)[] | { data?: (Item | undefined)[] | null | undefined } | null | undefined,
): Item[] {
  const list = Array.isArray(answer) ? answer : (answer?.data ?? []);
  return list.filter((item): item is Item => item !== undefined);
}
