/** Where a robot check stands [captcha-1]. */
export type CaptchaStatus = 'unknown' | 'verified' | 'expired' | 'error';

export interface CaptchaState {
  readonly status: CaptchaStatus;
  /** Whether the reader wanted to send without it: only then is it said that it is missing. */
  readonly isMissed: boolean;
}

export type CaptchaEvent =
  /** The reader was found to be no robot. */
  | 'verified'
  /** Too much time went by since then. */
  | 'expired'
  /** The check did not load, or lost its connection [captcha-2]. */
  | 'failed'
  /** The reader wanted to send, and it was not verified. */
  | 'missed'
  /** The check starts afresh: after a failed send, or when it is tried again. */
  | 'reset';

export const UNCHECKED: CaptchaState = Object.freeze({ status: 'unknown', isMissed: false });

/**
 * The rules of a robot check [captcha-1, captcha-3]: only `verified` lets a form send; what has expired can be
 * verified anew, and is unknown again once the reader tries to send with it.
 * @returns the next state; the same object where nothing changes
 */
export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event) {
    case 'verified':
      return { status: 'verified', isMissed: false };
    case 'expired':
      // Only what was verified can expire: a late word about an earlier tick changes nothing.
      return state.status === 'verified' ? { status: 'expired', isMissed: false } : state;
    case 'failed':
      return state.status === 'error' ? state : { ...state, status: 'error' };
    case 'missed':
      if (state.status === 'verified') return state;
      return { status: state.status === 'error' ? 'error' : 'unknown', isMissed: true };
    case 'reset':
      return state.status === 'unknown' && !state.isMissed ? state : UNCHECKED;
  }
}
