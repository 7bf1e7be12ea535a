import { isSafeAddress } from '../../runtime/page/address.ts';
import { onceActivated } from '../page-life/activation.ts';

/**
 * Requests an address as an image, for its effect only: with the cookies of its site, without reading the answer. Fails
 * silently. Such a request counts something, so a prerendered page makes it when the visitor opens the page.
 * @param address https, or on this site; other addresses are not requested
 * @param fields of the query; undefined and empty ones are left out
 */
export function ping(address: string, fields: Readonly<Record<string, string | undefined>> = {}): void {
  if (!isSafeAddress(address)) return;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  onceActivated(() => {
    // `query.size` is not used, because Safari supports it only from 17 on.
    new Image().src = `${query}` ? `${address}?${query}` : address;
  });
}
