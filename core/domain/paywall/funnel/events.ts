/** Events of a funnel for the code around it. They hold no personal data. */
export type FunnelEvent =
  /** Another step is shown; counted from 1. */
  | { readonly type: 'step'; readonly step: number; readonly steps: number }
  /** An account was made, once. */
  | { readonly type: 'registered'; readonly newsletter: boolean }
  /** A payment was started; the reader is taken to the payment page. */
  | { readonly type: 'payment-posted'; readonly productId: string | number };
