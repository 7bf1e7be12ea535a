import { array, number, object, optional, string, unknown } from '../../../../core/platform/schema/schema.ts';

/**
 * The honours list [honours-search-1]: rows of year, gender, type, province, municipality, location, abroad, name,
 * alternate name and remark; the second to seventh are indexes into the tables. Used for the published schema and the
 * simulated backend; in the browser `honour.ts` validates the answer, which is faster for tens of thousands of rows.
 */
export const honoursSchema = object({
  lintjes: array(array(unknown())),
  type: array(string()),
  location: array(string()),
  municipality: array(string()),
  province: array(string()),
  abroad: array(string()),
  gender: array(string()),
  total: optional(number()),
  years: optional(array(number())),
});
