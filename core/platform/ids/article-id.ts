import { parseAddress } from '../../runtime/page/address.ts';

/**
 * Returns the article id in an address that ends in `-a{digits}`, optionally followed by `/appview` and a slash. Only
 * the path counts, not query or fragment [slugs-and-ids-2, slugs-and-ids-4].
 * @param address absolute or relative
 * @returns the digits, or undefined if the address is not an article's
 */
export function articleIdFromAddress(address: string): string | undefined {
  const path = parseAddress(address, 'https://site.invalid')?.pathname ?? '';
  return /-a(\d+)(?:\/appview)?\/?$/.exec(path)?.[1];
}

/**
 * Returns the id of the page's article: the page's attribute takes precedence over its address [slugs-and-ids-4].
 * @param page the `article-id` attribute (empty if it is missing) and the address's path
 */
export function articleIdOf(page: { readonly articleId: string; readonly path: string }): string | undefined {
  return page.articleId || articleIdFromAddress(page.path);
}
