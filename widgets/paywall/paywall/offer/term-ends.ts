import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { wholeCents } from '../../../../core/domain/paywall/money.ts';
import { now } from '../../../../core/platform/time/now.ts';
import { TIME_ZONE } from '../../../../core/runtime/config/locale.ts';
import { paidWeekly } from './prices.ts';
import type { Product } from './shop.ts';

/** The end of a term, in epoch milliseconds. */
interface TermEnd {
  readonly what: 'price' | 'subscription';
  readonly at: number;
}

/**
 * Returns when the term of an order that is paid now ends: the end of a subscription that is not renewed, or of a price
 * that another one follows [order-terms-1].
 * @returns undefined if neither ends, or the service does not send when
 */
export function termEnds(product: Product): TermEnd | undefined {
  const { priceMonths, laterWeekly, renews } = product;
  if (priceMonths === undefined) return undefined;
  const weekly = paidWeekly(product);
  const isIntroduction = weekly && laterWeekly && wholeCents(weekly) !== wholeCents(laterWeekly);
  if (renews !== false && !isIntroduction) return undefined;
  const at = addMonths(now(), priceMonths, { in: tz(TIME_ZONE) }).getTime();
  return { what: renews === false ? 'subscription' : 'price', at };
}
