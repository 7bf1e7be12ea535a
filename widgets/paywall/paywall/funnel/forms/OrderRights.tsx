import { longDate } from '../../../../../core/platform/time/dutch-dates.ts';
import { isSafeAddress } from '../../../../../core/runtime/page/address.ts';
import { needsAddress } from '../../offer/shop.ts';
import { termEnds } from '../../offer/term-ends.ts';
import { isWithheld, offerOf, selected } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import forms from './Forms.module.css';
import {
  deliveredWithdrawalText,
  GOES_ON,
  HOW_TO_WITHDRAW,
  IMMEDIATE_START,
  IMMEDIATE_START_HELP,
  introductionEndsText,
  NEW_TAB,
  stopsText,
  withdrawalText,
} from './texts.ts';

/**
 * When the price or the subscription ends, the right of withdrawal with a link to use it, and the choice of an
 * immediate start: the information that the law requires at the order button, next to the conditions (Directive
 * 2011/83/EU, articles 6(1) and 16) [order-terms-1, order-terms-2, order-terms-3].
 */
export function OrderRights({ funnel }: { readonly funnel: FunnelHandle }) {
  const { rules, state, config } = funnel;
  const product = selected(rules, state)?.product;
  if (!product || isWithheld(rules, state)) return null;
  const { withdrawalDays: days } = rules.country;
  const isDelivered = needsAddress(offerOf(rules, state), state);
  const sentences = [endSentence(termEnds(product)), product.renews && GOES_ON];
  if (days !== undefined) sentences.push(isDelivered ? deliveredWithdrawalText(days) : withdrawalText(days));
  const text = sentences.filter(Boolean).join(' ');
  return (
    <>
      {text !== '' && (
        <p className={forms.terms} data-funnel-rights="">
          <span>{text}</span>
          {days !== undefined && config.withdrawalUrl !== '' && isSafeAddress(config.withdrawalUrl) && (
            <>
              {' '}
              <a href={config.withdrawalUrl} target="_blank" rel="noopener" title={NEW_TAB}>
                {HOW_TO_WITHDRAW}
              </a>
            </>
          )}
        </p>
      )}
      <CheckboxInput
        funnel={funnel}
        name="immediate_start"
        label={IMMEDIATE_START}
        help={IMMEDIATE_START_HELP}
      />
    </>
  );
}

function endSentence(ends: ReturnType<typeof termEnds>): string | undefined {
  const date = ends && longDate(ends.at);
  if (date === undefined) return undefined;
  return ends?.what === 'subscription' ? stopsText(date) : introductionEndsText(date);
}
