import { parseAddress } from '../../runtime/page/address.ts';

/** The query parameter that opens a gift article [gift-7, decision-context-13]. */
export const GIFT_TOKEN = 'gift_token';

/**
 * Returns the address that gives an article away [gift-7].
 * @param url the article's canonical address, absolute
 * @param token from the server; a secret of giver and recipient [gift-9]
 */
export function giftUrl(url: string, token: string): string {
  const given = parseAddress(url, url);
  if (!given) return url;
  given.searchParams.set(GIFT_TOKEN, token);
  return given.href;
}
