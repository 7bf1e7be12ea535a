import { formatMoney } from '../../../../../core/domain/paywall/money.ts';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { pricesOf } from '../../offer/prices.ts';
import type { Product } from '../../offer/shop.ts';
import forms from './Forms.module.css';
import { NEW_PRICE, OLD_PRICE, perWeekText, totalText } from './texts.ts';

/**
 * The weekly price of a product, with the price before the discount struck through [pricing-4, pricing-5], and the
 * price of its whole period [pricing-1].
 */
export function Price({ product }: { readonly product: Product }) {
  const prices = pricesOf(product);
  if (!prices) return null;
  const { weekly, weeklyOriginal, total } = prices;
  return (
    <span className={forms.price}>
      {weeklyOriginal && (
        <>
          <Hidden>{`${OLD_PRICE} `}</Hidden>
          <s className={forms.oldPrice}>{formatMoney(weeklyOriginal)}</s>
          <Hidden>{` ${NEW_PRICE} `}</Hidden>
        </>
      )}
      <span className={forms.weekly}>{perWeekText(formatMoney(weekly))}</span>
      {total && product.months !== undefined && (
        <span className={forms.total}>{` ${totalText(formatMoney(total), product.months)}`}</span>
      )}
    </span>
  );
}
