import { array, number, object, string } from '../../../../core/platform/schema/schema.ts';

/**
 * The number of times that names were given [special-kindernamen-1]: a row for each name, gender and year. Used for the
 * published schema and the simulated backend; in the browser `read-names.ts` validates the answer, which is faster for
 * hundreds of thousands of rows.
 */
export const childNamesSchema = array(
  object({
    name: string(),
    /** `M` for boys, `V` for girls. */
    gender: string(),
    year: number(),
    count: number(),
  }),
);
