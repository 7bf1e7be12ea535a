import { parseAddress } from '../../runtime/page/address.ts';

/** The parameter that opens an article that was given [gift-7, decision-context-13]. */
export const GIFT_TOKEN = 'gift_token';

/**
 * The address that gives an article away [gift-7].
 * @param url the article's canonical address, absolute
 * @param token as the server gave it; a secret of who gives and who gets [gift-9]
 */
export function giftUrl(url: string, token: string): string {
  const given = parseAddress(url, url);
  if (!given) return url;
  given.searchParams.set(GIFT_TOKEN, token);
  return given.href;
}
