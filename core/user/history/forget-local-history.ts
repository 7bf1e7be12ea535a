import { writeText } from '../../platform/storage/texts.ts';

/**
 * The data about the account's reading that only this browser has, besides `nmt_read`: the position in articles, and
 * the last visits of pages with continuing news.
 */
const LOCAL_HISTORY = ['nmt_reading_positions', 'nmt_visits'] as const;

/** Removes these data when the visitor refuses a reading history, or deletes it [privacy-settings-7]. */
export function forgetLocalHistory(): void {
  for (const key of LOCAL_HISTORY) writeText('local', key, undefined);
}
