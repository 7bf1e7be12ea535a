import { writeText } from '../../platform/storage/texts.ts';

/** The keys in local storage that hold an account's data; `core/user/personal` writes them. */
const KEYS = [
  'nmt_favourites',
  'nmt_collections',
  'nmt_topics',
  'nmt_followed_topics',
  'nmt_newsletters',
  'nmt_scenes',
] as const;
/**
 * Those of the reading history, of the missed items, of push messages, of what was synced when, of the newest issue opened,
 * and of the welcome bundle.
 */
const OTHERS = [
  'nmt_read',
  'nmt_history_settings',
  'nmt_missed_items',
  'nmt_push_token',
  'nmt_sync',
  'nmt_viewdate',
  'nmt_welcome_parts',
];

/** The key of a subject. */
export type PersonalKey = (typeof KEYS)[number];

/** Removes the data of the account that was logged in, when a logout or another account is noticed [sync-5]. */
export function forgetPersonal(): void {
  for (const key of [...KEYS, ...OTHERS]) writeText('local', key, undefined);
}
