import { array, nullish, number, object, string } from '../../../../core/platform/schema/schema.ts';

/**
 * The results of an election [election-2]. Used for the published schema and the simulated backend; in the browser
 * `read-results.ts` validates the answer, which also accepts other spellings, such as `earlier_seats`, and a bare list
 * of parties.
 */
export const electionResultsSchema = object({
  /** The counted share of the votes, in percent from 0 to 100. */
  counted: nullish(number()),
  /** The parties, in any order. */
  parties: array(
    object({
      party: string(),
      seats: number(),
      /** Percentage of the votes, from 0 to 100. */
      percentage: nullish(number()),
      /** The seats at the previous election; left out for a new party. */
      earlierSeats: nullish(number()),
    }),
  ),
});
