import { ACCOUNT_KEYS, type Area, type KeyPrefix, type StorageKey } from '../../platform/storage/keys.ts';
import { listKeys, writeText } from '../../platform/storage/texts.ts';
import { removeOfflineCopies } from '../offline/offline-copies.ts';

/** Removes the data of the account that was logged in, when a logout or another account is noticed [sync-5]. */
export function forgetPersonal(): void {
  void removeOfflineCopies();
  for (const [area, all] of Object.entries(ACCOUNT_KEYS) as [Area, readonly string[]][])
    for (const listed of all)
      for (const key of listed.endsWith('*') ? listKeys(area, listed.slice(0, -1) as KeyPrefix) : [listed])
        writeText(area, key as StorageKey, undefined);
}
