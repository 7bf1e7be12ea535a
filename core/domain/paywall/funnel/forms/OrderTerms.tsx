import { formatMoney, plusCents } from '../../shop/money.ts';
import { pricesOf } from '../../shop/prices.ts';
import { selected } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { dueText, holdsText, laterText, noticeText, SEE_TERMS } from './texts.ts';

/** One cent, which the identity check adds to the first payment [payment-6]. */
const CHECK_CENTS = 1n;

/**
 * The conditions of the order, which the law wants at the button that pays: the amount due now, how long the price holds,
 * what comes after it, and the notice period. What the service does not send is in the terms.
 */
export function OrderTerms({ funnel }: { readonly funnel: FunnelHandle }) {
  const { rules, state, config } = funnel;
  const product = selected(rules, state)?.product;
  const prices = product && pricesOf(product);
  if (!product || !prices) return null;
  const { months, priceMonths, laterWeekly, noticeMonths } = product;
  const due = prices.total && (config.identityCheck ? plusCents(prices.total, CHECK_CENTS) : prices.total);
  const isComplete = priceMonths !== undefined && laterWeekly !== undefined && noticeMonths !== undefined;
  const sentences = [
    due && dueText(formatMoney(due), months),
    priceMonths !== undefined && holdsText(formatMoney(prices.weekly), priceMonths),
    laterWeekly && laterText(formatMoney(laterWeekly)),
    noticeMonths !== undefined && noticeText(noticeMonths),
    !isComplete && SEE_TERMS,
  ];
  return (
    <p className={forms.terms} data-funnel-terms="">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
