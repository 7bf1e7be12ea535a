import { boolean, number, object, regex, string, union } from 'zod/mini';
import { listOf } from '../../../platform/schema/list-of.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { parsePrice } from './money.ts';
import type { Product, SubscriptionType } from './shop.ts';

const amount = union([number(), string()]);

/** A product as sent [subscription-types-2, subscription-types-3]: `period` in months, `price` in euros a week. */
const productSchema = object({
  id: union([number(), string()]),
  zeno_id: maybe(amount),
  label: maybe(
    object({
      subscriptionName: maybe(string()),
      priceWeekly: maybe(amount),
      priceWeeklyOriginal: maybe(amount),
    }),
  ),
  period: maybe(number()),
  price: maybe(amount),
  /** Euros a month, for a price that was set per month. */
  price_monthly: maybe(amount),
});

/** A subscription type as sent [subscription-types-2]. */
export const subscriptionType = object({
  id: union([number(), string().check(regex(/^\d{1,9}$/))]),
  category_id: maybe(amount),
  default: maybe(union([boolean(), number()])),
  products: listOf(productSchema),
});

/** Reads the answer; a type without a product is left out [subscription-types-2]. */
export function readShop(sent: readonly unknown[]): readonly SubscriptionType[] {
  return sent.flatMap((item): SubscriptionType[] => {
    const type = subscriptionType.safeParse(item);
    if (!type.success) return [];
    const products = type.data.products.flatMap(readProduct);
    if (products.length === 0) return [];
    const { id, category_id, default: isDefault } = type.data;
    return [{ id: +id, categoryId: textOf(category_id), isDefault: !!isDefault, products }];
  });
}

function readProduct(item: unknown): Product[] {
  const product = productSchema.safeParse(item);
  if (!product.success) return [];
  const { id, zeno_id, label, period, price, price_monthly } = product.data;
  const name = label?.subscriptionName?.trim() ?? '';
  const weekly = parsePrice(price);
  const monthly = parsePrice(price_monthly);
  if (name === '' || (weekly === undefined && monthly === undefined)) return [];
  return [
    {
      id,
      zenoId: textOf(zeno_id),
      name,
      months: period !== undefined && Number.isInteger(period) && period > 0 ? period : undefined,
      weekly,
      monthly,
      labelWeekly: parsePrice(label?.priceWeekly),
      labelWeeklyOriginal: parsePrice(label?.priceWeeklyOriginal),
    },
  ];
}

const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value));
