import { array, nullish, object, type ZodMiniType } from 'zod/mini';

/**
 * The schema of the answer `{ "data": [...] }` of the profile API. The list may be missing, and unknown fields are
 * ignored [profile-api-6].
 * @param item the schema of one entry
 */
export function dataList<Item>(item: ZodMiniType<Item>) {
  return nullish(object({ data: nullish(array(item)) }));
}

/** The list of such an answer: a missing one is empty, also where nothing at all was answered [profile-api-6]. */
export function dataOf<Item>(answer: { data?: Item[] | null | undefined } | null | undefined): Item[] {
  return answer?.data ?? [];
}
