import { array, nullish, number, object, string } from '../../../../core/platform/schema/schema.ts';

/**
 * The results of an election [election-2]. Used for the published schema and the stand-in; visitors get the check in
 * `read-results.ts`, which also accepts other spellings, such as `earlier_seats`, and a list of parties alone.
 */
export const electionResultsSchema = object({
  /** The counted share of the votes, in percent from 0 to 100. */
  counted: nullish(number()),
  /** In any order. */
  parties: array(
    object({
      party: string(),
      seats: number(),
      /** The part of the votes, from 0 to 100. */
      percentage: nullish(number()),
      /** The seats at the election before; left out for a new party. */
      earlierSeats: nullish(number()),
    }),
  ),
});
