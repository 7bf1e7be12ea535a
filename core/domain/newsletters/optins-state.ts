/** What the page knows of the visitor's newsletters. */
export interface OptinsState {
  /** `waiting` until the first answer or failure; `none` for a logged-out visitor without a token. */
  readonly state: 'waiting' | 'none' | 'ready' | 'failed';
  /** The codes of the newsletters that the visitor is subscribed to. */
  readonly codes: readonly string[];
  /** The codes for which the visitor signed up on this page without an account, or with an address to confirm. */
  readonly signedUp: readonly string[];
  /** The newsletters whose visitor still has to press the link in an e-mail, as the service has answered. */
  readonly unconfirmed: readonly string[];
  /** The codes with a call under way. */
  readonly busy: readonly string[];
}
