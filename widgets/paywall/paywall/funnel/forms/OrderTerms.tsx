import { formatMoney, plusCents, wholeCents } from '../../../../../core/domain/paywall/money.ts';
import { IDENTITY_CHECK, paidWeekly, pricesOf } from '../../offer/prices.ts';
import type { Product } from '../../offer/shop.ts';
import { isWithheld, selected } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import {
  checkedDueText,
  dueText,
  holdsText,
  laterText,
  NOT_FOR_SALE,
  noticeText,
  standsText,
} from './texts.ts';

/**
 * The conditions of the order that the law requires at the order button: the amount due now, how long the price
 * applies, the price afterwards, and the notice period. Conditions that the service does not send are left out; without
 * the amount due the step is not offered.
 */
export function OrderTerms({ funnel }: { readonly funnel: FunnelHandle }) {
  const { rules, state, config } = funnel;
  const product = selected(rules, state)?.product;
  if (!product) return null;
  const { noticeMonths } = product;
  const sentences = isWithheld(rules, state)
    ? [NOT_FOR_SALE]
    : [
        dueSentence(product, config.identityCheck),
        ...durationSentences(product),
        noticeMonths !== undefined && noticeText(noticeMonths),
      ];
  return (
    <p className={forms.terms} data-funnel-terms="">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

function dueSentence(product: Product, isChecked: boolean): string {
  const total = pricesOf(product)?.total;
  if (!total || product.months === undefined) return '';
  return isChecked
    ? checkedDueText(formatMoney(plusCents(total, IDENTITY_CHECK.cents)), product.months)
    : dueText(formatMoney(total), product.months);
}

/** The amount to pay counts here, not the label. */
function durationSentences(product: Product): string[] {
  const { priceMonths, laterWeekly, renews } = product;
  const weekly = paidWeekly(product);
  if (!weekly || priceMonths === undefined) return [];
  const price = formatMoney(weekly);
  if (renews === false || !laterWeekly) return [holdsText(price, priceMonths)];
  if (wholeCents(laterWeekly) === wholeCents(weekly)) return [standsText(price)];
  return [holdsText(price, priceMonths), laterText(formatMoney(laterWeekly))];
}
