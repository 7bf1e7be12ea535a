import { parseAddress } from '../../runtime/page/address.ts';

/** Whether an address is one of this site. @param address absolute, or relative to the page */
export function isOwnAddress(address: string): boolean {
  const url = parseAddress(address);
  return !!url && /^https?:$/.test(url.protocol) && url.origin === self.origin;
}
