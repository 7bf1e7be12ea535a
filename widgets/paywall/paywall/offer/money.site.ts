import { CURRENCY } from '../../../../core/domain/paywall/currency.ts';
import { LOCALE } from '../../../../core/platform/time/locale.ts';
import type { Money } from './money.ts';
import { wholeCents } from './money.ts';

export * from './money.ts';

const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY });

/** Formats in the site's currency and locale. */
export function formatMoney(money: Money): string {
  return format.format(Number(wholeCents(money)) / 100);
}
