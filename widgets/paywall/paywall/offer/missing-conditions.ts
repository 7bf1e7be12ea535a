import type { Product } from './shop.ts';

/**
 * Returns the conditions of an order that the service does not send: the amount due now, how long the price applies,
 * the price afterwards, and the notice period. The law requires each of them directly above the order button (Directive
 * 2011/83/EU, article 8(2)).
 * @returns the fields of the service's answer
 */
export function missingConditions(
  product: Pick<Product, 'months' | 'priceMonths' | 'laterWeekly' | 'noticeMonths' | 'renews'>,
): readonly string[] {
  const { months, priceMonths, laterWeekly, noticeMonths, renews } = product;
  const sent = {
    period: months,
    price_months: priceMonths,
    // A subscription that ends by itself has no later price.
    ...(renews !== false && { price_after: laterWeekly }),
    notice_months: noticeMonths,
  };
  return Object.entries(sent).flatMap(([field, value]) => (value === undefined ? [field] : []));
}

/** Whether a product can be ordered: only if the amount due now is known. */
export const isOrderable = ({ months }: Pick<Product, 'months'>): boolean => months !== undefined;

/** The message for the developer of the service about missing conditions; undefined if there are none. */
export function missingMessage(product: Product): string | undefined {
  const missing = missingConditions(product).map((field) => `"${field}"`);
  if (missing.length === 0) return undefined;
  const effect = isOrderable(product)
    ? 'is ordered without all of the conditions that consumer law wants above the button'
    : 'cannot be ordered';
  return `The product ${JSON.stringify(product.id)} ${effect}: it has no valid ${missing.join(', ')}; expected whole months, and for "price_after" the amount a week.`;
}
