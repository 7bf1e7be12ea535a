import { ACCOUNT_KEYS, type KeyPrefix, type StorageKey } from '../../platform/storage/keys.ts';
import { listKeys, writeText } from '../../platform/storage/texts.ts';

const AREAS = ['local', 'session'] as const;

/** Removes the data of the account that was logged in, when a logout or another account is noticed [sync-5]. */
export function forgetPersonal(): void {
  for (const area of AREAS)
    for (const listed of ACCOUNT_KEYS[area])
      for (const key of listed.endsWith('*') ? listKeys(area, listed.slice(0, -1) as KeyPrefix) : [listed])
        writeText(area, key as StorageKey, undefined);
}
