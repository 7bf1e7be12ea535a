/** The state of a robot check [captcha-1]. */
export type CaptchaStatus = 'unknown' | 'verified' | 'expired' | 'error';

export interface CaptchaState {
  readonly status: CaptchaStatus;
  /** Whether the visitor submitted without the check, or before its answer: only then its message shows. */
  readonly isMissed: boolean;
  /** Whether the visitor did the check and its answer is pending. */
  readonly isPending: boolean;
}

export type CaptchaEvent =
  /** The visitor clicked the check. */
  | 'pressed'
  /** A submitted form has waited too long for the answer. */
  | 'unanswered'
  /** The visitor passed the check. */
  | 'verified'
  /** The check expired after it was passed. */
  | 'expired'
  /** The check did not load, or lost its connection [captcha-2]. */
  | 'failed'
  /** The visitor submitted while the check was not verified. */
  | 'missed'
  /** The check is reset: after a failed submit, or for another attempt. */
  | 'reset';

export const UNCHECKED: CaptchaState = Object.freeze({
  status: 'unknown',
  isMissed: false,
  isPending: false,
});

/**
 * The reducer of a robot check [captcha-1, captcha-3]: only `verified` lets a form be sent; an expired check can be
 * verified again, and becomes unknown when the visitor submits.
 * @returns the next state; the same object if nothing changes
 */
export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event) {
    case 'pressed':
      return state.status === 'unknown' || state.status === 'expired' ? { ...state, isPending: true } : state;
    case 'unanswered':
      return state.isPending ? { ...UNCHECKED, isMissed: true } : state;
    case 'verified':
      return { status: 'verified', isMissed: false, isPending: false };
    case 'expired':
      // Only a verified check can expire: a late event about an earlier check changes nothing.
      return state.status === 'verified' ? { ...UNCHECKED, status: 'expired' } : state;
    case 'failed':
      return state.status === 'error' ? state : { ...state, status: 'error', isPending: false };
    case 'missed':
      if (state.status === 'verified' || state.isPending) return state;
      return { ...state, status: state.status === 'error' ? 'error' : 'unknown', isMissed: true };
    case 'reset':
      return state.status === 'unknown' && !state.isMissed && !state.isPending ? state : UNCHECKED;
  }
}
