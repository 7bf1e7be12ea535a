import { loginAddress } from '../../../platform/navigation/login-address.ts';
import { TOPIC_DURATION } from '../../../ui/toast/durations.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { WriteOutcome } from '../../profile/profile-write.ts';
import { settleSoon } from './settle-soon.ts';
import { LOG_IN, LOGGED_OUT, WENT_WRONG } from './texts.ts';

/**
 * Waits for the outcome of a dialog's change, as {@link settleSoon} does. The dialog shows a failure that occurs while
 * it waits; a failure after the dialog has closed is shown as a toast, and so is the request to log in.
 * @param change the outcome of a personal store's change
 * @param signal ends the wait
 * @returns whether it is done, or will be
 */
export function settleInDialog(change: Promise<WriteOutcome>, signal: AbortSignal): Promise<boolean> {
  return settleSoon(change, signal, ({ state }, isLate) => {
    const link = { label: LOG_IN, address: loginAddress() };
    if (state === 'logged-out') showToast(LOGGED_OUT, { duration: TOPIC_DURATION, link });
    else if (isLate) showToast(WENT_WRONG, { duration: TOPIC_DURATION });
  });
}
