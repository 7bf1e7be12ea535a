import { LOCALE } from '../../../../core/platform/time/locale.ts';
import { siteValue } from '../../../../core/runtime/site/site-file.ts';
import type { Money } from './money.ts';
import { wholeCents } from './money.ts';

export * from './money.ts';

const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: siteValue('currency') ?? 'EUR' });

/** Formats in the site's currency and locale. */
export function formatMoney(money: Money): string {
  return format.format(Number(wholeCents(money)) / 100);
}
