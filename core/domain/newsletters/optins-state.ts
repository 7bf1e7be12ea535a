/** What the page knows of the visitor's newsletters. */
export interface OptinsState {
  /** `waiting` until the first answer or failure; `none` for a logged-out visitor without a token. */
  readonly state: 'waiting' | 'none' | 'ready' | 'failed';
  /** The codes of the newsletters that the visitor is subscribed to. */
  readonly codes: readonly string[];
  /** The codes for which a logged-out visitor signed up on this page; each may still have to be confirmed. */
  readonly signedUp: readonly string[];
  /** The codes with a call under way. */
  readonly busy: readonly string[];
}
