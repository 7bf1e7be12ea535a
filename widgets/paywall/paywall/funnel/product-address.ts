import { replaceAddress } from '../../../../core/platform/history/write-address.ts';
import type { Product } from '../offer/shop.ts';

const PARAMETER = 'product';

/** The product that the query of the page's address names; undefined for none. */
export function productIn(query: string): string | undefined {
  const id = new URLSearchParams(query).get(PARAMETER) ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/**
 * Replaces the product in the page's address by the one that the visitor has chosen since. The payment page returns to
 * that address, where the named product is the initial choice.
 */
export function renameProduct(id: Product['id']): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(PARAMETER);
  if (named === null || named === String(id)) return;
  address.searchParams.set(PARAMETER, String(id));
  replaceAddress(address);
}
