import { array, number, object, string } from '../../../../core/platform/schema/schema.ts';

/**
 * How often names were given [special-kindernamen-1]: a row for each name, gender and year. Used for the published schema
 * and the stand-in; visitors get the check in `read-names.ts`, which reads hundreds of thousands of rows faster.
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
