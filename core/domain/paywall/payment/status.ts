/** The transaction statuses that are known [payment-status-3]. */
export const PAYMENT_STATUSES = ['open', 'pending', 'canceled', 'expired', 'failed', 'paid'] as const;

type KnownStatus = (typeof PAYMENT_STATUSES)[number];

/** The view of a payment. */
export type PaymentView =
  | { readonly view: 'waiting' }
  /**
   * `isCertain`: the server confirms that nothing is paid and nothing will be. Otherwise the payment may still succeed.
   * `retry`: what the visitor may retry, the order or the status request.
   */
  | {
      readonly view: 'canceled' | 'expired' | 'failed';
      readonly isCertain: boolean;
      readonly retry: 'order' | 'check';
    }
  /** `link` activates the subscription, as sent by the server; undefined if it sent none. */
  | { readonly view: 'paid'; readonly link: string | undefined };

/** The outcome of one status request: the server's answer, or none. */
export type StatusResult =
  | { readonly status: string; readonly activation_link?: string | undefined }
  | 'failed'
  /** The server has deleted the payment: another request will not help. */
  | 'gone';

/** Maximum number of status requests: one, and ten retries [payment-status-5, payment-status-16]. */
export const MAX_CALLS = 11;

/** Milliseconds between two requests [payment-status-4]. */
export const POLL_INTERVAL = 3000;

/**
 * Returns the view after a status request; `waiting` means that another request follows [payment-status-3 to -8,
 * payment-status-16].
 * @param result of the request
 * @param calls the number of requests so far
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
  return PAYMENT_STATUSES.find((known) => known === status);
}
