import { ChangeButton, openChangeDialog } from '../../user/personal/dialog/change-dialog.tsx';
import { settleInDialog } from '../../user/personal/dialog/settle-in-dialog.ts';
import type { WriteOutcome } from '../../user/profile/profile-write.ts';
import { STOP_FOLLOWING, stopText } from './unfollow-texts.ts';

/** The topic, and how to stop following it. */
interface UnfollowOptions {
  /** The topic's name; set as text. */
  readonly name: string;
  /** Makes the call, such as `change` of a personal store. */
  readonly unfollow: () => Promise<WriteOutcome>;
  /** Closes the modal. */
  readonly signal: AbortSignal;
}

/**
 * Opens the unsubscribe modal, with the button 'Stop met volgen van dit onderwerp' [collection-modals-6]. It stays open
 * with an alert when the call fails [collection-modals-15].
 * @param options see {@link UnfollowOptions}
 */
export function openUnfollowDialog({
  name,
  unfollow,
  signal,
}: UnfollowOptions): Promise<'unfollowed' | 'cancelled'> {
  return openChangeDialog<'unfollowed'>({
    title: name,
    operation: 'unsubscribe',
    signal,
    submit: async () => ((await settleInDialog(unfollow(), signal)) ? 'unfollowed' : undefined),
    content: () => <p>{stopText(name)}</p>,
    footer: (state) => (
      <ChangeButton state={state} look="primary" submits>
        {STOP_FOLLOWING}
      </ChangeButton>
    ),
  });
}
