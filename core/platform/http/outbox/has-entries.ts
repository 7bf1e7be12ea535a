import { listKeys } from '../../storage/texts.ts';

/** The prefix of the writes' keys: one item for each write, so that tabs never overwrite each other's writes. */
export const ENTRY = 'nmt_outbox:';

/** Whether there are queued writes. In a file of its own, so that a page without any loads no more code. */
export function hasEntries(): boolean {
  return listKeys('local', ENTRY).length > 0;
}
