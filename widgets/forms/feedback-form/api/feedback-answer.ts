import type { Schema } from '../../../../core/platform/http/request.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

/** The answer to a feedback form [feedback-form-8]; see `feedbackSchema`. */
export interface FeedbackAnswer {
  readonly result: 'success' | 'error' | 'bot';
  /** A message for the visitor, plain text; empty if there is none. */
  readonly message: string;
  /** False if the server does not know the visitor; undefined if it does not say. */
  readonly isLoggedIn: boolean | undefined;
}

/** How servers write that they do not know the visitor. */
const UNKNOWN: readonly unknown[] = [false, 0, '0', 'false'];

/** Checks an answer as `feedbackSchema` does, in fewer bytes, because the form must not wait for it. */
export const feedbackCheck: Schema<FeedbackAnswer> = {
  safeParse(value) {
    const result = isRecord(value) ? value.result : undefined;
    if (!isRecord(value) || (result !== 'success' && result !== 'error' && result !== 'bot')) {
      return {
        success: false,
        error: new TypeError('expected an object with result: success, error or bot'),
      };
    }
    const { msg, is_logged_in: loggedIn } = value;
    return {
      success: true,
      data: {
        result,
        message: typeof msg === 'string' ? msg : '',
        isLoggedIn: UNKNOWN.includes(loggedIn) ? false : loggedIn === true || undefined,
      },
    };
  },
};
