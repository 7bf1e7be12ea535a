import { useEffect, useState } from 'react';
import { HttpError, isAborted } from '../../../platform/http/http-error.ts';
import { delay } from '../../../platform/schedule/delay.ts';
import { error } from '../../../runtime/log/log.ts';
import type { PaywallCall } from '../api/decision.ts';
import { fetchPaymentStatus } from '../api/payment-status.ts';
import { purchaseValue } from './purchase-value.ts';
import { MAX_CALLS, type PaymentView, POLL_INTERVAL, paymentViewOf, type StatusResult } from './status.ts';

/** The view of a payment, and the purchased subscription. */
export interface KnownPayment {
  readonly view: PaymentView;
  /** The name of the subscription. */
  readonly subscription: string | undefined;
  /** The price for the whole period, in the currency of all prices. */
  readonly value?: number | undefined;
}

const WAITING: KnownPayment = { view: { view: 'waiting' }, subscription: undefined };

/**
 * Fetches the status of a payment, again every 3 s while it is pending, at most eleven times [payment-status-4, -5,
 * -16]. Stops when the component unmounts.
 * @param activationId from the page's address
 * @param returnTo the page's address without it
 * @param call options of the requests; another object starts them again
 */
export function usePaymentStatus(activationId: string, returnTo: string, call: PaywallCall): KnownPayment {
  const [known, setKnown] = useState<KnownPayment>(WAITING);
  useEffect(() => {
    setKnown(WAITING);
    const aborting = new AbortController();
    const { signal } = aborting;
    const run = async () => {
      for (let calls = 1; calls <= MAX_CALLS && !signal.aborted; calls += 1) {
        const { result, ...bought } = await fetchResult(activationId, returnTo, { ...call, signal });
        if (signal.aborted) return;
        const view = paymentViewOf(result, calls);
        setKnown({ view, ...bought });
        if (view.view !== 'waiting') return;
        await delay(POLL_INTERVAL, signal);
      }
    };
    void run();
    return () => aborting.abort();
  }, [activationId, returnTo, call]);
  return known;
}

async function fetchResult(
  activationId: string,
  returnTo: string,
  call: PaywallCall,
): Promise<Omit<KnownPayment, 'view'> & { readonly result: StatusResult }> {
  try {
    const result = await fetchPaymentStatus(activationId, returnTo, call);
    return {
      result,
      subscription: result.subscription_name?.trim() || undefined,
      value: purchaseValue(result),
    };
  } catch (cause) {
    if (!isAborted(cause)) error('payment-status', 'The status of a payment could not be loaded.', cause);
    const result = cause instanceof HttpError && cause.status === GONE ? 'gone' : 'failed';
    return { result, subscription: undefined };
  }
}

/** RFC 9110: the resource has been deleted permanently. */
const GONE = 410;
