import { type Money, times } from '../../../../core/domain/paywall/money.ts';
import { CURRENCY } from '../../../../core/runtime/config/locale.ts';
import { maxWeeklyCents } from './max-weekly-cents.ts';
import { monthlyFromWeekly } from './prices.ts';
import type { Product } from './shop.ts';

/**
 * Returns contradictions between a product's fields, such as a `price` that is not per week, as messages for the
 * developer of the service. Amounts may differ by a twentieth, because services round.
 * @param product
 * @param currency of all prices
 */
export function contradictionsOf(product: Product, currency = CURRENCY): readonly string[] {
  const { id, weekly, monthly, labelWeekly, labelWeeklyOriginal, laterWeekly } = product;
  const found: string[] = [];
  const name = `The product ${JSON.stringify(id)}`;
  if (weekly && monthly && !isAbout(monthly, monthlyFromWeekly(weekly))) {
    found.push(
      `${name} has a "price" and a "price_monthly" that contradict each other; expected ${currency} a week and ${currency} a month, price × 52 / 12.`,
    );
  }
  const max = maxWeeklyCents(currency);
  if (weekly && max && isMore(weekly, { cents: max, over: 1n })) {
    found.push(
      `${name} has a "price" of more than 50 ${currency} a week; expected ${currency} a week, whatever its "period" is.`,
    );
  }
  if (weekly && labelWeekly && !isAbout(weekly, labelWeekly)) {
    found.push(`${name} has a "label.priceWeekly" that is not its "price"; the visitor pays "price" a week.`);
  }
  if (laterWeekly && labelWeeklyOriginal && !isAbout(laterWeekly, labelWeeklyOriginal)) {
    found.push(
      `${name} has a "price_after" that is not its "label.priceWeeklyOriginal"; expected both a week.`,
    );
  }
  return found;
}

function isAbout(one: Money, other: Money): boolean {
  return !isMore(times(one, 20, 21), other) && !isMore(times(other, 20, 21), one);
}

function isMore(one: Money, other: Money): boolean {
  return one.cents * other.over > other.cents * one.over;
}
