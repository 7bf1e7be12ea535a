import { parsePrice } from '../../../../core/domain/paywall/money.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { boolean, matching, number, object, string, union } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { error, warn } from '../../../../core/runtime/log/log.ts';
import { contradictionsOf } from './contradictions-of.ts';
import { isOrderable, missingMessage } from './missing-conditions.ts';
import type { Product, SubscriptionType } from './shop.ts';

const months = maybe(union([number(), matching(/^\d{1,3}$/)]));

/**
 * A product as sent [subscription-types-2, subscription-types-3]. All amounts are in the currency of all prices, as a
 * number or a text.
 */
const productSchema = object({
  /** The id that the payment sends as `product`. */
  id: textOrNumber,
  /** The id in the publisher's own subscription system; it is never sent. */
  zeno_id: maybe(textOrNumber),
  /** A text is only the name. */
  label: maybe(
    union([
      string(),
      object({
        subscriptionName: maybe(string()),
        /** The amount per week as the editors write it: shown instead of `price`, but not what is paid. */
        priceWeekly: maybe(textOrNumber),
        /** The amount per week before the discount. */
        priceWeeklyOriginal: maybe(textOrNumber),
      }),
    ]),
  ),
  /** Number of months that are paid at once. */
  period: months,
  /** The amount per week, whatever the period is. The amount paid at once is price × 52 × period / 12. */
  price: maybe(textOrNumber),
  /** The amount per month, for a price set per month: without `price` the weekly price is price_monthly × 12 / 52. */
  price_monthly: maybe(textOrNumber),
  /** Months for which `price` applies, counted from the order. */
  price_months: months,
  /** The amount per week after `price_months`. */
  price_after: maybe(textOrNumber),
  /** Notice period in months; 0 for a subscription that can be ended at once. */
  notice_months: months,
  /** Whether it continues after `price_months`; false for a subscription that ends by itself, such as a trial. */
  renews: maybe(boolean()),
  /** Whether the order has to ask if the subscription starts at once, within the withdrawal period. */
  asks_immediate_start: maybe(boolean()),
});

/** A subscription type as sent [subscription-types-2]. */
export const subscriptionType = object({
  id: union([number(), matching(/^\d{1,9}$/)]),
  category_id: maybe(textOrNumber),
  default: maybe(union([boolean(), number(), string()])),
  products: listOf(productSchema),
});

/** Reads the answer, and logs products that contradict themselves, lack conditions of an order or cannot be sold. */
export function readShop(sent: readonly unknown[]): readonly SubscriptionType[] {
  const types = parseShop(sent);
  for (const product of types.flatMap(({ products }) => products)) {
    for (const message of contradictionsOf(product)) warn('funnel', message);
    const missing = missingMessage(product);
    if (missing !== undefined) (isOrderable(product) ? warn : error)('funnel', missing);
  }
  return types;
}

/** Parses the answer; a type without a product is left out [subscription-types-2]. */
export function parseShop(sent: readonly unknown[]): readonly SubscriptionType[] {
  return sent.flatMap((item): SubscriptionType[] => {
    const type = subscriptionType.safeParse(item);
    if (!type.success) return [];
    const products = type.data.products.flatMap(readProduct);
    if (products.length === 0) return [];
    const { id, category_id, default: isDefault } = type.data;
    return [
      {
        id: +id,
        categoryId: textOf(category_id),
        isDefault: /^(true|[1-9])/.test(String(isDefault)),
        products,
      },
    ];
  });
}

function readProduct(item: unknown): Product[] {
  const product = productSchema.safeParse(item);
  if (!product.success) return [];
  const { id, zeno_id, period, price, price_monthly } = product.data;
  const label =
    typeof product.data.label === 'string'
      ? { subscriptionName: product.data.label }
      : (product.data.label ?? {});
  const { price_months, price_after, notice_months, renews, asks_immediate_start } = product.data;
  const name = label.subscriptionName?.trim() ?? '';
  const weekly = parsePrice(price);
  const monthly = parsePrice(price_monthly);
  if (name === '' || (weekly === undefined && monthly === undefined)) return [];
  const read: Product = {
    id,
    zenoId: textOf(zeno_id),
    name,
    months: wholeMonths(period),
    weekly,
    monthly,
    labelWeekly: parsePrice(label.priceWeekly),
    labelWeeklyOriginal: parsePrice(label.priceWeeklyOriginal),
    priceMonths: wholeMonths(price_months),
    laterWeekly: parsePrice(price_after),
    noticeMonths: Number(notice_months) === 0 ? 0 : wholeMonths(notice_months),
    renews,
    asksImmediateStart: asks_immediate_start === true,
  };
  return [read];
}

function wholeMonths(sent: number | string | undefined): number | undefined {
  const months = Number(sent);
  return Number.isInteger(months) && months > 0 ? months : undefined;
}

const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value));
