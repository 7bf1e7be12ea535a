import { type Money, times, wholeCents } from '../../../../core/domain/paywall/money.ts';
import type { Product } from './shop.ts';

/** One cent, which the identity check adds to the first payment [payment-5]. */
export const IDENTITY_CHECK: Money = { cents: 1n, over: 1n };

const WEEKS = 52;
const MONTHS = 12;

/**
 * Weekly price × 52 × period / 12 [pricing-1]: the price of the whole period, which is a year of twelve months by
 * default.
 */
export function yearlyPrice(weekly: Money, months = MONTHS): Money {
  return times(weekly, WEEKS * months, MONTHS);
}

/** Monthly price × 12 / 52 [pricing-2]. */
export function weeklyFromMonthly(monthly: Money): Money {
  return times(monthly, MONTHS, WEEKS);
}

/** Weekly price × 52 / 12 [pricing-3]. */
export function monthlyFromWeekly(weekly: Money): Money {
  return times(weekly, WEEKS, MONTHS);
}

/** The prices of a product. */
export interface Prices {
  /** Per week. */
  readonly weekly: Money;
  /** Per week before the discount; undefined if it is the same [pricing-5]. */
  readonly weeklyOriginal: Money | undefined;
  /** Per month. */
  readonly monthly: Money;
  /** For the whole period; undefined if the period is unknown. */
  readonly total: Money | undefined;
}

/** The price per week that is paid, regardless of the label; undefined if the product has no price at all. */
export function paidWeekly({ weekly, monthly }: Product): Money | undefined {
  return weekly ?? (monthly && weeklyFromMonthly(monthly));
}

/**
 * Returns the prices of a product [pricing-1, pricing-2, pricing-3, pricing-5]. The amount to pay is computed from the
 * price; the labels are the editors' texts.
 * @returns undefined if the product has no price at all
 */
export function pricesOf(product: Product): Prices | undefined {
  const weekly = paidWeekly(product);
  if (!weekly) return undefined;
  const { labelWeekly, labelWeeklyOriginal: original } = product;
  return {
    weekly: labelWeekly ?? weekly,
    // Both labels are required, because the other prices are not the editors' texts.
    weeklyOriginal:
      original && labelWeekly && wholeCents(original) !== wholeCents(labelWeekly) ? original : undefined,
    monthly: product.monthly ?? monthlyFromWeekly(weekly),
    total: product.months === undefined ? undefined : yearlyPrice(weekly, product.months),
  };
}
