/** Events of a funnel for the code around it, without personal data. */
export type FunnelEvent =
  /** Another step is shown; its number counts from 1. */
  | { readonly type: 'step'; readonly step: number; readonly steps: number }
  /** An account was created; dispatched once. */
  | { readonly type: 'registered'; readonly newsletter: boolean }
  /** A payment was started; the browser navigates to the payment page. */
  | { readonly type: 'payment-posted'; readonly productId: string | number };
