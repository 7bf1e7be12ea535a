import { MastodonForm } from '../../../core/domain/share/modal/MastodonForm.tsx';
import { openAddress } from '../../../core/domain/share/open-address.ts';
import { type Message, mastodonAddress } from '../../../core/domain/share/share-address.ts';
import { METHOD_NAMES } from '../../../core/domain/share/texts.ts';
import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';

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
