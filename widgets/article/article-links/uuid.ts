import { parseAddress } from '../../../core/runtime/page/address.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * Reads the visitor's uuid.
 * @param visitor the login status
 * @throws Error if nobody is logged in, or the login status has no uuid [article-links-3]
 */
export function readUuid({ loggedIn, uuid }: Pick<Visitor, 'loggedIn' | 'uuid'>): string {
  if (!loggedIn) throw new Error('The uuid was read while nobody is logged in.');
  if (!uuid) throw new Error('The login status has no uuid.');
  return uuid;
}

/**
 * Sets an address's parameter `uuid`.
 * @param address the address as the server sent it
 * @param uuid the visitor's uuid
 * @param hosts hosts that may receive it, exactly as written, without subdomains
 * @param base the page's address
 * @returns absolute; undefined if the address is not https, or its host is not one of these [article-links-4]
 */
export function addUuid(
  address: string,
  uuid: string,
  hosts: readonly string[],
  base: string,
): string | undefined {
  const url = parseAddress(address, base);
  if (url?.protocol !== 'https:' || !hosts.includes(url.host)) return undefined;
  url.searchParams.set('uuid', uuid);
  return url.href;
}
