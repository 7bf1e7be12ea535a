import { replaceAddress } from '../../../../core/platform/history/write-address.ts';
import type { Product } from '../offer/shop.ts';

const PARAMETER = 'product';

/** The product that the query of the page's address names; undefined for none. */
export function productIn(query: string): string | undefined {
  const id = new URLSearchParams(query).get(PARAMETER) ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/**
 * Makes an address that names a product name this one: the visitor chose it since. The payment page leads back to that
 * address, where the product that it names is the choice.
 */
export function renameProduct(id: Product['id']): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(PARAMETER);
  if (named === null || named === String(id)) return;
  address.searchParams.set(PARAMETER, String(id));
  replaceAddress(address);
}
