/** The state of a robot check [captcha-1]. */
export type CaptchaStatus = 'unknown' | 'verified' | 'expired' | 'error';

export interface CaptchaState {
  readonly status: CaptchaStatus;
  /** Whether the visitor submitted without the check: only then its message shows. */
  readonly isMissed: boolean;
}

export type CaptchaEvent =
  /** The visitor passed the check. */
  | 'verified'
  /** The check expired after it was passed. */
  | 'expired'
  /** The check did not load, or lost its connection [captcha-2]. */
  | 'failed'
  /** The visitor submitted while the check was not verified. */
  | 'missed'
  /** The check is reset: after a failed submit, or for another try. */
  | 'reset';

export const UNCHECKED: CaptchaState = Object.freeze({ status: 'unknown', isMissed: false });

/**
 * The reducer of a robot check [captcha-1, captcha-3]: only `verified` lets a form be sent; an expired check can be
 * verified again, and becomes unknown when the visitor submits.
 * @returns the next state; the same object if nothing changes
 */
export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event) {
    case 'verified':
      return { status: 'verified', isMissed: false };
    case 'expired':
      // Only a verified check can expire: a late event about an earlier check changes nothing.
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
