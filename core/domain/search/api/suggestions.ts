import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { listOf } from '../../../platform/schema/list-of.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { optionalText } from '../../../platform/schema/optional-text.ts';
import { nullish, object, string } from '../../../platform/schema/schema.ts';
import { validItems } from '../../../platform/schema/valid-items.ts';
import { isSafeAddress } from '../../../runtime/page/address.ts';

const suggestionSchema = object({
  title: string(),
  url: string(),
  /** The kind, such as `Onderwerp`. */
  label: optionalText,
});

/** The answer: pages that may match the visitor's words. */
export const suggestionsSchema = nullish(
  object({ data: maybe(listOf(suggestionSchema), 'data of the search suggestions') }),
);

/** A suggestion: a page of the site. */
export interface Suggestion {
  readonly title: string;
  /** An address on this site, or https. */
  readonly url: string;
  readonly label: string | undefined;
}

/** The number of suggestions that are shown: reading more would take as long as the results page. */
const MAX_SUGGESTIONS = 8;
/** Time limit in ms: a later answer belongs to words that the visitor has long finished. */
const TIMEOUT = 5000;

/**
 * Fetches suggestions for the words in a search field: GET on an address from the page, with the words in `query`.
 * @param address an address on an allowed origin
 * @param query the words so far
 * @param options allowed origins and signal
 * @returns the valid suggestions, best first, each page once
 * @throws HttpError
 */
export async function fetchSuggestions(
  address: string,
  query: string,
  options: Required<Pick<RequestOptions<unknown>, 'origins' | 'signal'>>,
): Promise<Suggestion[]> {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('query', query);
  const answer = await request(url.href, { ...options, schema: suggestionsSchema, timeout: TIMEOUT });
  const known = new Set<string>();
  return validItems(
    answer?.data,
    suggestionSchema,
    'a search suggestion',
    MAX_SUGGESTIONS,
    (item) => item.title.trim() !== '' && isSafeAddress(item.url) && known.size < known.add(item.url).size,
  ).map(({ title, url, label }) => ({ title: title.trim(), url, label: label?.trim() || undefined }));
}
