import { loginAddress } from '../../platform/navigation/login-address.ts';
import { TOPIC_DURATION } from '../../ui/toast/durations.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { LOG_IN, LOG_IN_FIRST, NOT_CHANGED } from './texts.ts';
import type { ToggleOutcome } from './toggle-favourite.ts';

/** Shows the outcome of a click as a toast; a success is visible on the button [reading-list-button-2]. */
export function showToggleOutcome(outcome: ToggleOutcome): void {
  if (outcome === 'failed') showToast(NOT_CHANGED, { duration: TOPIC_DURATION });
  if (outcome === 'no-user') showLoginFirst();
}

/** Invites anonymous visitors to log in; costs no call [reading-list-button-2]. */
function showLoginFirst(): void {
  showToast(LOG_IN_FIRST, { duration: TOPIC_DURATION, link: { label: LOG_IN, address: loginAddress() } });
}
