/** The state of the visitor's newsletters on the page. */
export interface OptinsState {
  /** `waiting` until the first answer or failure; `none` for a logged-out visitor without a token. */
  readonly state: 'waiting' | 'none' | 'ready' | 'failed';
  /** The codes of the newsletters that the visitor is subscribed to. */
  readonly codes: readonly string[];
  /** The codes for which the visitor signed up on this page without an account, or with an address to confirm. */
  readonly signedUp: readonly string[];
  /** The newsletters that the visitor still has to confirm by the link in an e-mail, according to the service. */
  readonly unconfirmed: readonly string[];
  /** The codes of the newsletters with a call in progress. */
  readonly busy: readonly string[];
}
