import { array, number, object, string } from 'zod/mini';

/**
 * How often names were given [special-kindernamen-1]: a row for each name, gender and year. Used for the published schema
 * and the stand-in; visitors get the check in `read-names.ts`, which reads hundreds of thousands of rows without zod.
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
