import { writeText } from '../../platform/storage/texts.ts';

/**
 * What this browser alone remembers of the account's reading, besides `nmt_read`: how far in articles, and how recently
 * on pages whose news goes on.
 */
const LOCAL_HISTORY = ['nmt_reading_positions', 'nmt_visits'] as const;

/** Removes it: when the visitor refuses a reading history, or deletes it [privacy-settings-7]. */
export function forgetLocalHistory(): void {
  for (const key of LOCAL_HISTORY) writeText('local', key, undefined);
}
