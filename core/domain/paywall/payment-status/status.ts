/** The transaction statuses that are known [payment-status-3]. */
const KNOWN = ['open', 'pending', 'canceled', 'expired', 'failed', 'paid'] as const;

type KnownStatus = (typeof KNOWN)[number];

/** The view of a payment. */
export type PaymentView =
  | { readonly view: 'waiting' }
  /**
   * `isCertain`: the server says that nothing is paid and nothing will be. Otherwise the payment may still succeed.
   * `retry`: what the reader may try again, the order or the question how the payment went.
   */
  | {
      readonly view: 'canceled' | 'expired' | 'failed';
      readonly isCertain: boolean;
      readonly retry: 'order' | 'check';
    }
  /** `link` is where the subscription is activated, as the server sent it; undefined where it did not. */
  | { readonly view: 'paid'; readonly link: string | undefined };

/** The outcome of one status call: the server's answer, or none. */
export type StatusResult =
  | { readonly status: string; readonly activation_link?: string | undefined }
  | 'failed'
  /** The server keeps the payment no more: another call will not help. */
  | 'gone';

/** Status calls in all: one, and ten retries [payment-status-5, payment-status-16]. */
export const MAX_CALLS = 11;

/** Milliseconds between two calls [payment-status-4]. */
export const POLL_INTERVAL = 3000;

/**
 * The view after a status call; `waiting` means that another call follows [payment-status-3 to -8, payment-status-16].
 * @param result of the call
 * @param calls how many there were, this one included
 */
export function paymentViewOf(result: StatusResult, calls: number): PaymentView {
  if (result === 'gone') return { view: 'failed', isCertain: false, retry: 'order' };
  const status = result === 'failed' ? 'pending' : readStatus(result.status);
  if (status === undefined) return UNCERTAIN;
  if (status === 'open' || status === 'pending') {
    return calls >= MAX_CALLS ? UNCERTAIN : { view: 'waiting' };
  }
  if (status !== 'paid') return { view: status, isCertain: true, retry: 'order' };
  return { view: 'paid', link: typeof result === 'string' ? undefined : result.activation_link };
}

const UNCERTAIN: PaymentView = { view: 'failed', isCertain: false, retry: 'check' };

/** An unknown status counts as failed [payment-status-8], but may stand for a success in a later version of the API. */
function readStatus(status: string): KnownStatus | undefined {
  return KNOWN.find((known) => known === status);
}
