import { openDialog } from '../../../ui/dialog/open-dialog.tsx';
import { openAddress } from '../open-address.ts';
import { type Message, mastodonAddress } from '../share-address.ts';
import { METHOD_NAMES } from '../texts.ts';
import { MastodonForm } from './MastodonForm.tsx';

/**
 * Lets the visitor choose a Mastodon instance and shares there; cancelling does nothing [mastodon-share-4].
 * @param message the message to share
 * @param signal closes the dialog
 * @returns the address if the browser did not open it; otherwise undefined
 */
export async function shareOnMastodon(message: Message, signal: AbortSignal): Promise<string | undefined> {
  let blocked: string | undefined;
  await openDialog<'done'>({
    title: METHOD_NAMES.mastodon,
    operation: 'custom',
    signal,
    render: (answer) => (
      <MastodonForm
        onCancel={() => answer('done')}
        onChosen={(origin) => {
          const address = mastodonAddress(origin, message);
          if (!openAddress(address, {})) blocked = address;
          answer('done');
        }}
      />
    ),
  });
  return blocked;
}
