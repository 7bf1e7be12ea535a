import { array, nullish, object, pipe, transform, type ZodMiniType } from 'zod/mini';

/**
 * The answer `{ "data": [...] }` of the profile API, as its list: a missing list is empty, also where nothing at
 * all was answered, and unknown fields are ignored [profile-api-6].
 * @param item the schema of one entry
 */
export function dataList<Item>(item: ZodMiniType<Item>) {
  return pipe(
    nullish(object({ data: nullish(array(item)) })),
    transform((answer): Item[] => answer?.data ?? []),
  );
}
