import { maybe } from '../../platform/schema/maybe.ts';
import { array, nullish, object, type SchemaOf } from '../../platform/schema/schema.ts';

/**
 * The schema of the answer `{ "data": [...] }` of the profile API. The list may be missing, unknown fields are
 * ignored, and an entry of the wrong type is left out [profile-api-6].
 * @param item the schema of one entry
 * @param name of the entries and their call, such as `an entry of /leeslijst/get`, for the console
 */
export function dataList<Item, Sent>(item: SchemaOf<Item, Sent>, name?: string) {
  return nullish(object({ data: nullish(array(maybe(item, name))) }));
}

/** The list of such an answer: empty if the list or the whole answer is missing [profile-api-6]. */
export function dataOf<Item>(
  answer: { data?: (Item | undefined)[] | null | undefined } | null | undefined,
): Item[] {
  return (answer?.data ?? []).filter((item): item is Item => item !== undefined);
}
