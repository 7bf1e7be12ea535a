import { loginAddress } from '../../platform/navigation/login-address.ts';
import { announce } from '../../ui/hidden/announce.ts';
import { TOPIC_DURATION } from '../../ui/toast/durations.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { ADDED, LOG_IN, LOG_IN_FIRST, NOT_CHANGED, REMOVED } from './texts.ts';
import type { ToggleOutcome } from './toggle-favourite.ts';

/**
 * Shows the outcome of a click as a toast [reading-list-button-2]. A success is visible on the button. It is also
 * announced, because few screen readers announce a button's new label and state.
 */
export function showToggleOutcome(outcome: ToggleOutcome): void {
  if (outcome === 'added') announce(ADDED);
  if (outcome === 'removed') announce(REMOVED);
  if (outcome === 'failed') showToast(NOT_CHANGED, { duration: TOPIC_DURATION });
  if (outcome === 'no-user') showLoginFirst();
}

/** Invites anonymous visitors to log in, without a call [reading-list-button-2]. */
function showLoginFirst(): void {
  showToast(LOG_IN_FIRST, { duration: TOPIC_DURATION, link: { label: LOG_IN, address: loginAddress() } });
}
