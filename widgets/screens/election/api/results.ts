import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { type ElectionResults, readResults } from '../read-results.ts';

/**
 * Fetches the results of an election: GET `data-results-url`, on the page's own origin [election-2].
 * @param address the address from the page
 * @param options the signal that cancels the request
 * @throws HttpError; TypeError if the answer has no party
 */
export async function fetchResults(
  address: string,
  options: Pick<RequestOptions<unknown>, 'signal'>,
): Promise<ElectionResults> {
  return readResults(await request(address, { ...options, schema: UNCHECKED }));
}
