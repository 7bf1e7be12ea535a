/** The transaction statuses that are known [payment-status-3]. */
const KNOWN = ['open', 'pending', 'canceled', 'expired', 'failed', 'paid'] as const;

type KnownStatus = (typeof KNOWN)[number];

/** What is shown of a payment. */
export type PaymentView =
  | { readonly view: 'waiting' }
  /** `isCertain` says that nothing will be paid any more; otherwise nobody knows, and it may still be. */
  | { readonly view: 'canceled' | 'expired' | 'failed'; readonly isCertain: boolean }
  /** `link` is where the subscription is activated, as the server said it; undefined where it did not. */
  | { readonly view: 'paid'; readonly link: string | undefined };

/** How an ask went: what the server said, or that it said nothing. */
export type StatusResult =
  | { readonly status: string; readonly activation_link?: string | undefined }
  | 'failed'
  /** The server keeps the payment no more: asking again will not help. */
  | 'gone';

/** The status is asked so often: once, and ten times again [payment-status-5, payment-status-16]. */
export const MAX_CALLS = 11;

/** Milliseconds between two calls [payment-status-4]. */
export const POLL_INTERVAL = 3000;

/**
 * What is shown after a call, and whether there is another one [payment-status-3 to -8, payment-status-16].
 * @param asked how the call went
 * @param calls how many there were, this one included
 */
export function paymentViewOf(asked: StatusResult, calls: number): PaymentView {
  const status = asked === 'gone' ? undefined : asked === 'failed' ? 'pending' : readStatus(asked.status);
  if (status === undefined) return { view: 'failed', isCertain: false };
  if (status === 'open' || status === 'pending') {
    return calls >= MAX_CALLS ? { view: 'failed', isCertain: false } : { view: 'waiting' };
  }
  if (status !== 'paid') return { view: status, isCertain: true };
  return { view: 'paid', link: typeof asked === 'string' ? undefined : asked.activation_link };
}

/** A status that nobody knows counts as failed [payment-status-8], and may be the paying of a later version. */
function readStatus(status: string): KnownStatus | undefined {
  return KNOWN.find((known) => known === status);
}
