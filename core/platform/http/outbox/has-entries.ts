import { listKeys } from '../../storage/texts.ts';

/** How the keys of the writes begin: an item for each, so that tabs never overwrite each other's. */
export const ENTRY = 'nmt_outbox:';

/** Whether something waits to be sent. Apart from all else, so that a page where nothing does loads no more. */
export function hasEntries(): boolean {
  return listKeys('local', ENTRY).length > 0;
}
