import { readQuery, withQuery } from '../../../core/platform/history/query.ts';

/** The query parameter with the selected parties [party-comparison-3]. */
const PARAMETER = 'partijen';

/**
 * Reads the selection in an address. Unknown slugs and duplicates are ignored [party-comparison-3].
 * @param known the parties' slugs
 * @param query with or without its `?`
 */
export function readChoice(known: readonly string[], query: string = location.search): readonly string[] {
  const slugs = (readQuery([PARAMETER], query).get(PARAMETER) ?? []).flatMap((list) => list.split(','));
  return [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => known.includes(slug));
}

/**
 * The address of a selection, with unencoded commas.
 * @param slugs the slugs in the order of the columns; an empty list removes the parameter
 * @param address the current one
 */
export function choiceAddress(slugs: readonly string[], address: string | URL = location.href): URL {
  const url = withQuery(new Map([[PARAMETER, slugs.length > 0 ? [slugs.join(',')] : []]]), address);
  url.search = url.search.replace(/(?<=[?&]partijen=)[^&]*/, (list) => list.replaceAll('%2C', ','));
  return url;
}
