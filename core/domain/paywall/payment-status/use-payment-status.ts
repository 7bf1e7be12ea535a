import { useEffect, useState } from 'react';
import { HttpError, isAborted } from '../../../platform/http/http-error.ts';
import { delay } from '../../../platform/schedule/delay.ts';
import { error } from '../../../runtime/log/log.ts';
import type { PaywallCall } from '../api/decision.ts';
import { fetchPaymentStatus } from '../api/payment-status.ts';
import { type Asked, EVERY, MOST_CALLS, type PaymentView, viewAfter } from './status.ts';

/** What is known of a payment, and of what was bought. */
export interface KnownPayment {
  readonly view: PaymentView;
  readonly subscription: string | undefined;
}

const WAITING: KnownPayment = { view: { view: 'waiting' }, subscription: undefined };

/**
 * Asks how a payment went, again every 3 s while it is under way, at most eleven times [payment-status-4, -5, -16].
 * It ends with the component.
 * @param activationId from the page's address
 * @param returnTo the page's address without it
 * @param call how the API is called; the same object for as long as the component stands
 */
export function usePaymentStatus(activationId: string, returnTo: string, call: PaywallCall): KnownPayment {
  const [known, setKnown] = useState<KnownPayment>(WAITING);
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const run = async () => {
      for (let calls = 1; calls <= MOST_CALLS && !signal.aborted; calls += 1) {
        const { asked, subscription } = await ask(activationId, returnTo, { ...call, signal });
        if (signal.aborted) return;
        const view = viewAfter(asked, calls);
        setKnown({ view, subscription });
        if (view.view !== 'waiting') return;
        await delay(EVERY, signal);
      }
    };
    void run();
    return () => aborting.abort();
  }, [activationId, returnTo, call]);
  return known;
}

async function ask(
  activationId: string,
  returnTo: string,
  call: PaywallCall,
): Promise<{ readonly asked: Asked; readonly subscription?: string | undefined }> {
  try {
    const asked = await fetchPaymentStatus(activationId, returnTo, call);
    return { asked, subscription: asked.subscription_name?.trim() || undefined };
  } catch (cause) {
    if (!isAborted(cause)) error('payment-status', 'The status of a payment could not be asked.', cause);
    return { asked: cause instanceof HttpError && cause.status === GONE ? 'gone' : 'failed' };
  }
}

/** RFC 9110: what was asked for will not come back. */
const GONE = 410;
