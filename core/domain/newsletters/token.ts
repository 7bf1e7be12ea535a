import { readQuery, withQuery } from '../../platform/history/query.ts';
import { replaceAddress } from '../../platform/history/write-address.ts';
import { pageValue } from '../../runtime/page/page-value.ts';

/** The query parameter of links in newsletters. */
const PARAMETER = 'token';

/**
 * Returns the token in the page's address, by which the newsletters' service recognises a visitor who follows a link in
 * a newsletter. It is read once, removed from the address bar, and kept in memory only [newsletter-button-12].
 * @returns undefined if the address has none
 */
export const newsletterToken = pageValue((_page: object): string | undefined => {
  const found = readQuery([PARAMETER]);
  if (found.has(PARAMETER)) replaceAddress(withQuery(new Map([[PARAMETER, []]])));
  return found.get(PARAMETER)?.[0];
});

/**
 * Returns the address of a call with the visitor's token [newsletter-button-12].
 * @param path the path of the call
 * @param token undefined leaves the parameter out
 */
export function withToken(path: string, token: string | undefined): string {
  return token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`;
}
